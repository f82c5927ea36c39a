import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectFiles } from '../internal/testing/heldUpload';
import { fileOf } from '../internal/upload/upload.fixtures';
import { MaterialPicker, type MaterialPickerProps } from './MaterialPicker';
import { demoLibrary, demoSource, materialFiles } from './MaterialPicker.fixtures';
import type { MaterialFile, MaterialSource } from './materialSource';
import { useMaterialPick } from './useMaterialPick';

const picture = (name: string) => screen.getByRole('gridcell', { name });
const confirm = () => screen.getByRole('button', { name: '确定' });

async function show(
  changes: Partial<MaterialSource> = {},
  props: Partial<MaterialPickerProps> = {},
) {
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  const view = (open: boolean) => (
    <MaterialPicker
      open={open}
      libraries={[demoLibrary(changes)]}
      onClose={() => {}}
      onConfirm={onConfirm}
      {...props}
    />
  );
  const { rerender } = render(view(true));
  await screen.findByRole('grid');
  const reopen = async () => {
    rerender(view(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(view(true));
  };
  const names = () =>
    (onConfirm.mock.lastCall![0] as MaterialFile[]).map(({ originalName }) => originalName);
  return { user, onConfirm, names, reopen };
}

describe('MaterialPicker', () => {
  it('takes one picture, the one that was selected last', async () => {
    const { user, names } = await show();

    await user.click(picture('明鉴标志.png'));
    await user.click(picture('流程图.gif'));
    await user.click(confirm());

    expect(names()).toEqual(['流程图.gif']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
    expect(screen.queryByRole('button', { name: '全选' })).toBeNull();
  });

  it('keeps what was selected in other folders and libraries, up to the maximum', async () => {
    const shared = demoSource({ getFiles: async () => materialFiles('s', ['平台标志.png']) });
    const libraries = [demoLibrary(), { key: 'shared', label: '平台素材', source: shared }];
    const { user, names } = await show({}, { libraries, max: 3 });

    await user.click(picture('明鉴标志.png'));
    await user.click(screen.getByRole('treeitem', { name: '企业标志' }));
    await user.click(await screen.findByRole('gridcell', { name: '上海明鉴.png' }));
    await user.click(screen.getByRole('tab', { name: '平台素材' }));
    await user.click(await screen.findByRole('gridcell', { name: '平台标志.png' }));
    await user.click(screen.getByRole('tab', { name: '本公司素材' }));
    await user.click(await screen.findByRole('gridcell', { name: '北京明鉴.png' }));
    expect(screen.getByText('最多选择 3 张图片')).toBeVisible();
    await user.click(confirm());

    expect(names()).toEqual(['明鉴标志.png', '上海明鉴.png', '平台标志.png']);
  });

  it('is not confirmed without a picture', async () => {
    const { user, onConfirm } = await show();

    await user.click(confirm());

    expect(screen.getByText('请至少选择一个文件')).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['is on its way', async () => new Promise<never>(() => {}), '请等待所有图片上传成功（新.png）'],
    [
      'has failed',
      async () => Promise.reject(new Error('')),
      '出现了网络问题，请刷新页面重新上传！（新.png）',
    ],
  ])('is not confirmed while an upload %s, which it names', async (_, upload, message) => {
    const { user, onConfirm } = await show({ upload });
    await user.click(picture('明鉴标志.png'));
    await selectFiles(fileOf('新.png'));

    await user.click(confirm());
    expect(screen.getByText(message)).toBeVisible();
    expect(onConfirm).not.toHaveBeenCalled();
    const waits = screen.queryByRole('button', { name: '取消上传 新.png' });
    if (waits) await user.click(waits);
    await user.click(screen.getByRole('button', { name: '移除 新.png' }));
    await user.click(confirm());

    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('selects pictures that were uploaded in it', async () => {
    const { user, names } = await show({}, { max: 9 });

    await selectFiles(fileOf('一.png'), fileOf('二.png'));
    await screen.findByText('上传成功');
    await user.click(confirm());

    expect(names()).toEqual(['一.png', '二.png']);
  });

  it('forgets its selection once it is closed', async () => {
    const { user, onConfirm, reopen } = await show();
    await user.click(picture('明鉴标志.png'));

    await reopen();
    await screen.findByRole('grid');
    await user.click(confirm());

    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('useMaterialPick', () => {
  const libraries = [demoLibrary()];
  const picked = vi.fn();
  function Field() {
    const { pickImages, picker } = useMaterialPick({ libraries });
    return (
      <>
        <button onClick={() => void pickImages().then(picked)}>选择</button>
        {picker}
      </>
    );
  }
  const open = async () => {
    const user = userEvent.setup();
    picked.mockClear();
    const view = render(<Field />);
    await user.click(screen.getByRole('button', { name: '选择' }));
    await screen.findByRole('grid');
    return { user, ...view };
  };

  it('resolves to the selected pictures, described by their names', async () => {
    const { user } = await open();

    await user.click(picture('明鉴标志.png'));
    await user.click(confirm());

    await waitFor(() =>
      expect(picked).toHaveBeenCalledWith([{ url: '/uploads/0-1.png', alt: '明鉴标志' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resolves to none when it is cancelled', async () => {
    const { user } = await open();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));

    await waitFor(() => expect(picked).toHaveBeenCalledWith([]));
  });

  it('resolves to none when its page is left', async () => {
    const { unmount } = await open();

    unmount();

    await waitFor(() => expect(picked).toHaveBeenCalledWith([]));
  });
});
