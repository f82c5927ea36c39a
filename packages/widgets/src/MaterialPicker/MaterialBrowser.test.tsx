import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../../../ui/src/internal/testing/conformance';
import { selectFiles } from '../internal/testing/heldUpload';
import { fileOf } from '../internal/upload/upload.fixtures';
import { MaterialBrowser } from './MaterialBrowser';
import { demoLibrary, hugeSource, materialFiles, readOnlySource } from './MaterialPicker.fixtures';
import type { MaterialFile, MaterialSource } from './materialSource';

const pictures = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);
const picture = (name: string) => screen.getByRole('gridcell', { name });
const folder = (name: string) => screen.getByRole('treeitem', { name });

async function show(changes: Partial<MaterialSource> = {}) {
  const user = userEvent.setup();
  const onSelectedChange = vi.fn();
  const library = demoLibrary(changes);
  render(<MaterialBrowser libraries={[library]} onSelectedChange={onSelectedChange} />);
  await screen.findByRole('tree');
  const selected = () =>
    (onSelectedChange.mock.lastCall![0] as MaterialFile[]).map(({ originalName }) => originalName);
  return { user, selected, source: library.source };
}

describe('MaterialBrowser', () => {
  conforms(MaterialBrowser, { props: { libraries: [demoLibrary()] } });

  it('shows the folders in their order, 未分组 first, and its pictures', async () => {
    await show();

    expect(screen.getAllByRole('treeitem').map((row) => row.textContent)).toEqual([
      '未分组',
      '企业标志',
      '上海',
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源有限责任公司',
      '证件样例',
    ]);
    expect(await screen.findByRole('grid', { name: '未分组的图片' })).toBeVisible();
    expect(pictures()).toHaveLength(9);
    expect(screen.getByText(/^共 9 张/)).toBeVisible();
  });

  it('selects by a click, a range by Shift, and all of them', async () => {
    const { user, selected } = await show();
    await screen.findByRole('grid');

    await user.click(picture('身份证正面样例.jpg'));
    await user.keyboard('{Shift>}');
    await user.click(picture('学历证书样例.png'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['身份证正面样例.jpg', '身份证反面样例.jpg', '学历证书样例.png']);
    expect(screen.getByText(/已选择 3 张/)).toBeVisible();

    await user.click(picture('身份证反面样例.jpg'));
    expect(selected()).toEqual(['身份证正面样例.jpg', '学历证书样例.png']);
    await user.click(screen.getByRole('button', { name: '取消选择' }));
    await user.click(screen.getByRole('button', { name: '全选' }));
    expect(selected()).toHaveLength(9);
  });

  it('searches by name, and acts on what is shown alone', async () => {
    const deleteFiles = vi.fn(async () => {});
    const { user } = await show({ deleteFiles });
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: '全选' }));

    await user.type(screen.getByRole('searchbox', { name: '搜索图片名称' }), '身份证');
    expect(pictures()).toEqual(['身份证正面样例.jpg', '身份证反面样例.jpg']);
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: '是否删除该项?' })).getByRole('button', {
        name: '删除',
      }),
    );

    expect(deleteFiles).toHaveBeenCalledWith(['0-2', '0-3']);
    expect(await screen.findByText('删除成功')).toBeVisible();
    expect(screen.getByText('没有名称相符的图片')).toBeVisible();
  });

  it('moves pictures to a folder that is found in an expanded tree', async () => {
    const moveFiles = vi.fn(async () => {});
    const { user } = await show({ moveFiles });
    await screen.findByRole('grid');

    await user.click(screen.getByRole('button', { name: '移动' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请至少选择一个文件');
    await user.click(picture('明鉴标志.png'));
    await user.click(screen.getByRole('button', { name: '移动' }));
    const dialog = within(screen.getByRole('dialog', { name: '移动 1 张图片' }));
    await user.click(dialog.getByRole('button', { name: '移动' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('请选择要移动的文件夹');
    expect(dialog.getByRole('treeitem', { name: /未分组/ })).toHaveAttribute('aria-disabled');
    await user.type(dialog.getByRole('searchbox'), '上海');
    await user.click(dialog.getByRole('treeitem', { name: '上海' }));
    await user.click(dialog.getByRole('button', { name: '移动' }));

    expect(await screen.findByText('移动成功')).toBeVisible();
    expect(moveFiles).toHaveBeenCalledWith(['0-1'], 'f3');
    expect(screen.queryByRole('gridcell', { name: '明鉴标志.png' })).toBeNull();
  });

  it('keeps the dialog open with the reason when a move is refused', async () => {
    const { user } = await show({ moveFiles: async () => Promise.reject(new Error('分组不存在')) });
    await screen.findByRole('grid');
    await user.click(picture('明鉴标志.png'));
    await user.click(screen.getByRole('button', { name: '移动' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('treeitem', { name: '上海' }));
    await user.click(dialog.getByRole('button', { name: '移动' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('分组不存在');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(picture('明鉴标志.png')).toHaveAttribute('aria-selected', 'true');
  });

  it('saves a folder again, of its newest version, after somebody else changed it', async () => {
    let version = 1;
    const saveFolder = vi
      .fn<NonNullable<MaterialSource['saveFolder']>>()
      .mockRejectedValueOnce(new Error('已被他人修改'))
      .mockResolvedValue();
    const { user } = await show({
      getFolders: async () => [
        { id: 'f1', pId: null, folderName: '标志', orderNum: 1, version: (version += 1) },
      ],
      saveFolder,
    });
    await user.click(folder('标志'));
    await user.click(screen.getByRole('button', { name: '编辑分组' }));
    const dialog = within(screen.getByRole('dialog', { name: '编辑分组' }));
    await user.type(dialog.getByRole('textbox', { name: '分组名称' }), '库');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('已被他人修改');
    await user.click(dialog.getByRole('button', { name: '保存' }));

    expect(await screen.findByText('修改成功')).toBeVisible();
    expect(saveFolder.mock.calls.map(([draft, stored]) => [draft, stored?.version])).toEqual([
      [{ pId: null, folderName: '标志库', orderNum: 1 }, 2],
      [{ pId: null, folderName: '标志库', orderNum: 1 }, 3],
    ]);
  });

  it('says that a deletion was cancelled, and deletes nothing', async () => {
    const deleteFiles = vi.fn(async () => {});
    const { user } = await show({ deleteFiles });
    await screen.findByRole('grid');
    await user.click(picture('明鉴标志.png'));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消' }));

    expect(screen.getByText('取消操作')).toBeVisible();
    expect(deleteFiles).not.toHaveBeenCalled();
  });

  it('shows the pictures of the folder that was selected last, whatever arrives last', async () => {
    const ends = new Map<string, (files: MaterialFile[]) => void>();
    const { user } = await show({
      getFiles: async (id) => new Promise((resolve) => void ends.set(id, resolve)),
    });

    await user.click(folder('企业标志'));
    await user.click(folder('证件样例'));
    await act(async () => ends.get('f2')!(materialFiles('f2', ['护照.png'])));
    await act(async () => ends.get('f1')!(materialFiles('f1', ['标志.png'])));
    await act(async () => ends.get('0')!(materialFiles('0', ['其他.png'])));

    expect(pictures()).toEqual(['护照.png']);
  });

  it('offers a retry where folders or pictures could not be loaded', async () => {
    const getFiles = vi
      .fn<MaterialSource['getFiles']>()
      .mockRejectedValueOnce(new Error('网络不通'))
      .mockResolvedValue(materialFiles('0', ['标志.png']));
    const { user } = await show({ getFiles });

    expect(await screen.findByText('图片没有加载出来')).toBeVisible();
    expect(screen.getByText('网络不通')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));

    await waitFor(() => expect(pictures()).toEqual(['标志.png']));
  });

  it('offers no change of a library that can only be read', async () => {
    render(<MaterialBrowser libraries={[{ key: 'a', label: 'A', source: readOnlySource() }]} />);
    await screen.findByRole('grid');

    expect(screen.queryByRole('button', { name: /上传|移动|删除|新增分组|编辑分组/ })).toBeNull();
    expect(picture('明鉴标志.png')).not.toHaveAttribute('draggable', 'true');
  });

  it('renders the rows near the viewport alone, of ten thousand pictures', async () => {
    render(<MaterialBrowser libraries={[{ key: 'a', label: 'A', source: hugeSource() }]} />);
    const grid = await screen.findByRole('grid');

    expect(grid).toHaveAttribute('aria-rowcount', '2000');
    expect(screen.getAllByRole('gridcell').length).toBeLessThan(60);
    expect(screen.getByText(/共 10,000 张/)).toBeVisible();
  });

  it('uploads into the folder that was shown, even when another is shown meanwhile', async () => {
    const upload = vi.fn<NonNullable<MaterialSource['upload']>>(async (file) => ({
      id: 'new',
      originalName: file.name,
      filePath: '/new.png',
    }));
    const { user } = await show({ upload });
    await screen.findByRole('grid');
    await user.click(folder('企业标志'));
    await selectFiles(fileOf('新.png'));

    expect(upload.mock.lastCall?.[1].folderId).toBe('f1');
    expect(await screen.findByText('上传成功')).toBeVisible();
    await selectFiles(fileOf('安装包.exe'));
    expect(screen.getByRole('alert')).toHaveTextContent('不支持的文件格式');
  });

  it('uploads what is pasted or dropped, and shows it first', async () => {
    await show();
    const grid = await screen.findByRole('grid');

    fireEvent.paste(grid, { clipboardData: { files: [fileOf('粘贴.png')] } });
    expect(await screen.findByText('上传成功')).toBeVisible();
    fireEvent.drop(grid, { dataTransfer: { types: ['Files'], files: [fileOf('拖放.png')] } });

    await waitFor(() => expect(pictures().slice(0, 2)).toEqual(['拖放.png', '粘贴.png']));
  });

  it('says why dropped pictures could not be moved, and keeps them', async () => {
    await show({ moveFiles: async () => Promise.reject(new Error('分组不存在')) });
    await screen.findByRole('grid');
    const dataTransfer = { setData: vi.fn(), types: ['application/x-material-pictures'] };

    fireEvent.dragStart(picture('明鉴标志.png'), { dataTransfer });
    fireEvent.drop(folder('证件样例'), { dataTransfer });

    expect(await screen.findByRole('alert')).toHaveTextContent('分组不存在');
    expect(picture('明鉴标志.png')).toBeVisible();
  });

  it('moves pictures that are dropped on a folder', async () => {
    const moveFiles = vi.fn(async () => {});
    await show({ moveFiles });
    await screen.findByRole('grid');
    const dataTransfer = { setData: vi.fn(), types: ['application/x-material-pictures'] };

    fireEvent.dragStart(picture('明鉴标志.png'), { dataTransfer });
    fireEvent.dragOver(folder('证件样例'), { dataTransfer });
    fireEvent.drop(folder('证件样例'), { dataTransfer });

    expect(await screen.findByText('移动成功')).toBeVisible();
    expect(moveFiles).toHaveBeenCalledWith(['0-1'], 'f2');
  });
});
