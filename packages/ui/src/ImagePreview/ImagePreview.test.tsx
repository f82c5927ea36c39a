import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { ImagePreview } from './ImagePreview';
import { ImageViewer } from './ImageViewer';
import { awaited, broken, documents } from './ImagePreview.fixtures';

async function renderOpen(images = documents) {
  render(<ImagePreview images={images} label="材料" />);
  await userEvent.click(screen.getByRole('button', { name: `查看图片：${images[0]!.alt}` }));
  return screen.findByRole('dialog', { name: '查看图片' });
}

const shown = () => screen.getByRole('dialog').querySelector('img');

describe('ImagePreview', () => {
  conforms(ImagePreview, { props: { images: documents } });

  it('opens the pressed image, and announces its position', async () => {
    render(<ImagePreview images={documents} label="材料" />);
    expect(screen.getByRole('list', { name: '材料' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '查看图片：离职证明' }));

    expect(await screen.findByRole('img', { name: '离职证明' })).toBeInTheDocument();
    expect(screen.getByText('第 2 张，共 5 张 离职证明')).toBeInTheDocument();
  });

  it('moves through the images with the arrow keys, and stops at both ends', async () => {
    await renderOpen();

    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('1 / 5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight>6/}');

    expect(screen.getByText('5 / 5')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一张' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('zooms with the keys and the buttons, and shows the next image in full', async () => {
    await renderOpen();

    await userEvent.keyboard('++');
    expect(screen.getByText('225%')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '缩小' }));
    expect(screen.getByText('150%')).toBeInTheDocument();
    await userEvent.keyboard('0');
    expect(screen.getByText('100%')).toBeInTheDocument();
    await userEvent.keyboard('+{ArrowRight}');

    expect(screen.getByText('100%')).toBeInTheDocument();
  });

  it('reports an image that failed to load, and loads it from another address', async () => {
    const onImageError = vi.fn();
    const viewer = (src: string) => (
      <ImageViewer
        images={[{ src, alt: '学位证书' }]}
        open
        onClose={() => {}}
        onImageError={onImageError}
      />
    );
    const { rerender } = render(viewer('/expired.png'));

    fireEvent.error(await screen.findByRole('img', { name: '学位证书', hidden: true }));
    rerender(viewer('/renewed.png'));

    expect(onImageError).toHaveBeenCalledExactlyOnceWith(0);
    expect(shown()).toHaveAttribute('src', '/renewed.png');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requests an image again that failed to load', async () => {
    await renderOpen([broken]);
    fireEvent.error(shown()!);
    expect(screen.getByRole('alert')).toHaveTextContent('图片没有加载出来');

    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('img', { name: '加载中' })).toBeVisible();
    fireEvent.load(shown()!);

    expect(screen.queryByRole('img', { name: '加载中' })).toBeNull();
  });

  it('waits for an address, without a download', async () => {
    await renderOpen([awaited]);

    expect(screen.getByRole('img', { name: '加载中' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '下载图片' })).toBeNull();
  });

  it('closes with Escape', async () => {
    await renderOpen();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports the image in the viewer, and stores it when uncontrolled', async () => {
    const onValueChange = vi.fn();
    render(<ImagePreview images={documents} defaultValue={1} onValueChange={onValueChange} />);
    await screen.findByRole('dialog');

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('3 / 5')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    expect(onValueChange.mock.calls).toEqual([[2], [null]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the parent’s value when controlled', async () => {
    const onValueChange = vi.fn();
    render(<ImagePreview images={documents} value={1} onValueChange={onValueChange} />);
    await screen.findByRole('dialog');

    await userEvent.keyboard('{ArrowRight}{Escape}');

    expect(onValueChange.mock.calls).toEqual([[2], [null]]);
    expect(screen.getByText('2 / 5')).toBeVisible();
  });
});
