import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import {
  fileOf,
  inputOf,
  uploadAtOnce,
  uploadForever,
  uploadRefused,
} from '../internal/upload/upload.fixtures';
import { ImageUpload } from './ImageUpload';
import type {
  ImageListProps,
  ImageUploadActions,
  ImageUploadOptions,
  OneImageProps,
} from './imageUploadProps';

const select = async (...files: File[]) =>
  act(async () => {
    fireEvent.change(inputOf(document), { target: { files } });
  });
const images = () => screen.getAllByRole('button', { name: /^查看图片/ });
const sources = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));

function renderOne(props: Partial<ImageUploadOptions & OneImageProps> = {}) {
  const onValueChange = vi.fn();
  const view = render(
    <ImageUpload label="头像" upload={uploadAtOnce} onValueChange={onValueChange} {...props} />,
  );
  return { ...view, onValueChange, user: userEvent.setup() };
}

function renderSeveral(props: Partial<ImageUploadOptions & Omit<ImageListProps, 'multiple'>> = {}) {
  const onValueChange = vi.fn();
  const view = render(
    <ImageUpload
      label="图片"
      multiple
      upload={uploadAtOnce}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  return { ...view, onValueChange, user: userEvent.setup() };
}

describe('ImageUpload', () => {
  conformsAsField(ImageUpload, {
    props: { upload: uploadAtOnce, multiple: true },
    value: ['/a.png'],
    submitted: ['/a.png'],
    next: ['/a.png', '/files/b.png'],
    nextSubmitted: ['/a.png', '/files/b.png'],
    change: async () => {
      fireEvent.change(inputOf(document), { target: { files: [fileOf('b.png')] } });
      await screen.findAllByText('上传成功');
    },
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('hides its button once a picture exists, and shows it again when that is deleted', async () => {
    const { onValueChange, user } = renderOne();

    await select(fileOf('a.png'));
    expect(await screen.findByText('上传成功')).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith('/files/a.png');
    expect(screen.queryByRole('button', { name: '上传图片' })).toBeNull();
    expect(screen.getByText('请点击右键保存为图片下载')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '删除图片 1' }));

    expect(onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.getByRole('button', { name: '上传图片' })).toHaveFocus());
  });

  it('takes stored images that are picked, up to as many as it has room for', async () => {
    const pickImages = vi.fn(async () => [{ url: '/b.png' }, { url: '/c.png' }, { url: '/d.png' }]);
    const { onValueChange, user } = renderSeveral({ defaultValue: ['/a.png'], max: 3, pickImages });

    await user.click(screen.getByRole('button', { name: '选择已有图片' }));

    expect(onValueChange).toHaveBeenLastCalledWith(['/a.png', '/b.png', '/c.png']);
    expect(screen.queryByRole('button', { name: '选择已有图片' })).toBeNull();
  });

  it('shows its progress, and a failure with a retry', async () => {
    const { user, rerender } = renderOne({ upload: uploadForever });
    await select(fileOf('a.png'));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');

    await user.click(screen.getByRole('button', { name: '取消上传 a.png' }));
    rerender(<ImageUpload label="头像" upload={uploadRefused} />);
    await user.click(screen.getByRole('button', { name: '重新上传 a.png' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('上传失败');
  });

  it('refuses a sixth image in the words of the specification', async () => {
    const { onValueChange } = renderSeveral();

    await select(...[1, 2, 3, 4, 5, 6].map((number) => fileOf(`${number}.png`)));

    expect(screen.getByRole('alert')).toHaveTextContent(
      '6.png：上传文件个数超出限制!最多上传5张图片!',
    );
    await waitFor(() => expect(onValueChange.mock.lastCall?.[0]).toHaveLength(5));
  });

  it.each(['a.pdf', 'vector.svg', 'photo.png.html', 'gnp.\u202Eexe'])(
    'refuses %s by name',
    async (name) => {
      const upload = vi.fn(uploadAtOnce);
      renderSeveral({ upload });

      await select(fileOf(name));

      expect(screen.getByRole('alert')).toHaveTextContent('不支持的文件格式');
      expect(upload).not.toHaveBeenCalled();
    },
  );

  it('refuses markup that is named .png', async () => {
    const upload = vi.fn(uploadAtOnce);
    renderSeveral({ upload });

    await select(new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '文件内容与扩展名不符：内容是 SVG，请打开并另存为 .png 格式后重新选择',
    );
    expect(upload).not.toHaveBeenCalled();
  });

  it('keeps the order of the selection, whichever image finishes first', async () => {
    const finish = new Map<string, () => void>();
    const { onValueChange } = renderSeveral({
      upload: (file) =>
        new Promise((resolve) => finish.set(file.name, () => resolve({ path: `/${file.name}` }))),
    });
    await select(fileOf('a.png'), fileOf('b.png'), fileOf('c.png'));

    await act(async () => finish.get('c.png')!());
    await act(async () => finish.get('a.png')!());
    await act(async () => finish.get('b.png')!());

    expect(onValueChange).toHaveBeenLastCalledWith(['/a.png', '/b.png', '/c.png']);
  });

  it('moves an image by its buttons, keeps the focus and announces the place', async () => {
    const { onValueChange, user } = renderSeveral({ defaultValue: ['/a.png', '/b.png', '/c.png'] });

    await user.click(screen.getByRole('button', { name: '后移图片 1' }));

    expect(onValueChange).toHaveBeenLastCalledWith(['/b.png', '/a.png', '/c.png']);
    expect(screen.getByText('已移到第 2 张，共 3 张')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '后移图片 2' })).toHaveFocus());
  });

  it('moves an image by dragging it onto another one', () => {
    const { onValueChange } = renderSeveral({ defaultValue: ['/a.png', '/b.png', '/c.png'] });
    const tiles = screen.getAllByRole('listitem');
    const dataTransfer = { types: ['text/plain'], effectAllowed: '', files: [] };

    fireEvent.dragStart(tiles[2]!, { dataTransfer });
    fireEvent.dragOver(tiles[0]!, { dataTransfer });
    fireEvent.drop(tiles[0]!, { dataTransfer });

    expect(onValueChange).toHaveBeenLastCalledWith(['/c.png', '/a.png', '/b.png']);
  });

  it('joins paths with commas, and refuses one that has a comma', async () => {
    const onValueChange = vi.fn();
    render(
      <ImageUpload
        label="图片"
        multiple
        valueFormat="comma"
        upload={uploadAtOnce}
        defaultValue="/a.png,/b.png"
        onValueChange={onValueChange}
      />,
    );

    await select(fileOf('c.png'), fileOf('d,e.png'));

    await waitFor(() =>
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('/a.png,/b.png,/files/c.png'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('文件路径含有逗号');
  });

  it('resolves an address again when it is refused, and only once by itself', async () => {
    const resolveUrl = vi
      .fn()
      .mockResolvedValueOnce('/signed/1')
      .mockResolvedValueOnce('/signed/2')
      .mockResolvedValueOnce('/signed/3');
    renderOne({ resolveUrl, defaultValue: '/a.png' });
    await waitFor(() => expect(sources()).toEqual(['/signed/1']));

    fireEvent.error(document.querySelector('img')!);
    await waitFor(() => expect(sources()).toEqual(['/signed/2']));
    fireEvent.error(document.querySelector('img')!);

    expect(await screen.findByText('图片没有加载出来')).toBeVisible();
    expect(resolveUrl).toHaveBeenCalledTimes(2);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'])(
    'makes no picture and no link of %s',
    async (path) => {
      const { container } = renderOne({ defaultValue: path });

      expect(await screen.findByText('文件地址不安全，已禁止打开')).toBeVisible();
      expect(container.querySelector('img, a, iframe')).toBeNull();
    },
  );

  it('opens the viewer at the pressed image', async () => {
    const { user } = renderSeveral({ defaultValue: ['/a.png', '/b.png'] });

    await user.click(images()[1]!);

    const viewer = await screen.findByRole('dialog', { name: '查看图片' });
    expect(within(viewer).getByText('第 2 张，共 2 张 图片 2')).toBeInTheDocument();
  });

  it('tells a form to wait', async () => {
    const actionsRef: { current: ImageUploadActions | null } = { current: null };
    renderSeveral({ upload: uploadForever, actionsRef });

    await select(fileOf('a.png'));

    expect(actionsRef.current!.getProblem()).toBe('请等待所有图片上传成功');
  });

  it('sends nothing of an image whose cropping is cancelled, and asks for the next one', async () => {
    URL.createObjectURL = () => 'blob:image';
    URL.revokeObjectURL = () => {};
    const upload = vi.fn(uploadAtOnce);
    const { user } = renderSeveral({ upload, crop: { aspect: 1 } });
    await select(fileOf('a.png'), fileOf('b.png'));

    await user.click(await screen.findByRole('button', { name: '取消' }));
    expect(await screen.findByRole('dialog', { name: '裁剪图片' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '取消' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(upload).not.toHaveBeenCalled();
  });
});
