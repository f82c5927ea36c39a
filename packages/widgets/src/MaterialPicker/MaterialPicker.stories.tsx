import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@mingjian/ui';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { ImageUpload } from '../ImageUpload';
import { RichText } from '../RichText';
import { fileOf, inputOf, uploadAtOnce } from '../internal/upload/upload.fixtures';
import { MaterialPicker } from './MaterialPicker';
import { demoLibrary, demoSource, resolvePicture } from './MaterialPicker.fixtures';
import { materialPickerGuide } from './MaterialPicker.guide';
import { useMaterialPick } from './useMaterialPick';

const never = async () => new Promise<never>(() => {});
const picture = async (name: string) => screen.findByRole('gridcell', { name });
const confirm = () => screen.getByRole('button', { name: '确定' });

const meta = {
  component: MaterialPicker,
  args: { open: true, libraries: [demoLibrary()], onClose: fn(), onConfirm: fn() },
  parameters: { guide: materialPickerGuide, docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof MaterialPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await picture('明鉴标志.png'));
    await userEvent.click(await picture('流程图.gif'));
    await expect(await picture('明鉴标志.png')).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(confirm());

    await expect(args.onConfirm).toHaveBeenCalledWith([
      expect.objectContaining({ originalName: '流程图.gif' }),
    ]);
  },
};

export const Several: Story = {
  args: {
    max: 3,
    libraries: [demoLibrary(), { key: 'shared', label: '平台素材', source: demoSource() }],
  },
  play: async ({ userEvent }) => {
    await picture('明鉴标志.png');
    await userEvent.click(screen.getByRole('button', { name: '全选' }));

    await waitFor(() => expect(screen.getByText('最多选择 3 张图片')).toBeVisible());
    await expect(screen.getByText('已选择 3 张')).toBeVisible();
  },
};

export const NoneSelected: Story = {
  play: async ({ args, userEvent }) => {
    await picture('明鉴标志.png');
    await userEvent.click(confirm());

    await waitFor(() => expect(screen.getByText('请至少选择一个文件')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const UnfinishedUpload: Story = {
  args: { libraries: [demoLibrary({ upload: never })] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await picture('明鉴标志.png'));
    void fireEvent.change(inputOf(document), { target: { files: [fileOf('新标志.png')] } });
    await screen.findByRole('progressbar');
    await userEvent.click(confirm());

    await waitFor(() =>
      expect(screen.getByText('请等待所有图片上传成功（新标志.png）')).toBeVisible(),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const FailedUpload: Story = {
  args: { libraries: [demoLibrary({ upload: async () => Promise.reject(new Error('')) })] },
  play: async ({ userEvent }) => {
    await userEvent.click(await picture('明鉴标志.png'));
    void fireEvent.change(inputOf(document), { target: { files: [fileOf('新标志.png')] } });
    await screen.findByText('上传失败');
    await userEvent.click(confirm());

    await waitFor(() =>
      expect(screen.getByText('出现了网络问题，请刷新页面重新上传！（新标志.png）')).toBeVisible(),
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => void (await picture('明鉴标志.png')),
};

const fieldLibraries = [demoLibrary()];

export const WithForm: Story = {
  render: function InForm() {
    const { pickImages, picker } = useMaterialPick({ libraries: fieldLibraries, max: 2 });
    const [images, setImages] = useState<readonly string[]>([]);
    // A text stores addresses, and the paths of the library have no files here.
    const url = new URL('favicon.svg', document.baseURI).href;
    const pickForText = async () => (await pickImages()).map(({ alt }) => ({ url, alt }));
    return (
      <Stack gap="lg">
        <ImageUpload
          label="封面"
          multiple
          upload={uploadAtOnce}
          pickImages={pickImages}
          resolveUrl={resolvePicture}
          value={images}
          onValueChange={setImages}
        />
        <RichText label="正文" height={200} pickImages={pickForText} />
        {picker}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择已有图片' }));
    await userEvent.click(await picture('明鉴标志.png'));
    await userEvent.click(confirm());
    await expect(await canvas.findByRole('button', { name: '查看图片 1' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '图片' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '从素材库选择' }));
    await userEvent.click(await picture('流程图.gif'));
    await userEvent.click(confirm());

    await waitFor(() => expect(canvas.getByRole('img', { name: '流程图' })).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
