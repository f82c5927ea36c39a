import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import {
  fileOf,
  inputOf,
  uploadAtOnce,
  uploadForever,
  uploadRefused,
} from '../internal/upload/upload.fixtures';
import { ImageUpload } from './ImageUpload';
import { imagePaths, pngFile, resolveImage } from './ImageUpload.fixtures';
import { imageUploadGuide } from './ImageUpload.guide';
import type {
  ImageListProps,
  ImageUploadActions,
  ImageUploadOptions,
  ImageUploadProps,
  OneImageProps,
} from './imageUploadProps';

const OneImage = (props: ImageUploadOptions & OneImageProps) => <ImageUpload {...props} />;

const common = {
  upload: uploadAtOnce,
  resolveUrl: resolveImage,
};

const meta = {
  component: ImageUpload,
  render: (args) => <OneImage {...args} />,
  args: { ...common, label: '企业标志', onValueChange: fn() },
  parameters: { guide: imageUploadGuide, frame: { maxWidth: 720 } },
} satisfies Meta<typeof OneImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects files as the dialog of the system does. */
const selecting =
  (...files: File[]): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    void fireEvent.change(inputOf(canvasElement), { target: { files } });

const rendering =
  (
    props: Omit<ImageUploadOptions & ImageListProps, 'label' | 'upload' | 'multiple'>,
  ): NonNullable<Story['render']> =>
  ({ upload, onItemsChange }) => (
    <ImageUpload
      {...(common as Pick<ImageUploadProps, 'resolveUrl'>)}
      label="身份材料"
      upload={upload}
      onItemsChange={onItemsChange}
      multiple
      {...props}
    />
  );

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: imagePaths[0] } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['li > button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['li > button'] } } };

export const Several: Story = { render: rendering({ defaultValue: imagePaths }) };

export const Uploading: Story = {
  args: { upload: uploadForever },
  render: rendering({ defaultValue: imagePaths.slice(0, 1), concurrency: 1 }),
  play: async (context) => {
    await selecting(fileOf('身份证正面.png'), fileOf('身份证反面.png'))(context);

    await waitFor(() =>
      expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'),
    );
  },
};

export const Uploaded: Story = {
  play: async (context) => {
    await selecting(fileOf('标志.png'))(context);

    await expect(await context.canvas.findByText('上传成功')).toBeVisible();
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('/files/标志.png');
    await expect(context.canvas.queryByRole('button', { name: '上传图片' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { upload: uploadRefused },
  play: async (context) => {
    await selecting(fileOf('标志.png'))(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('上传失败');
  },
};

export const TooMany: Story = {
  render: rendering({ defaultValue: imagePaths }),
  play: async (context) => {
    await selecting(...[1, 2, 3].map((number) => fileOf(`扫描件${number}.png`)))(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      '上传文件个数超出限制!最多上传5张图片!',
    );
  },
};

export const Refused: Story = {
  args: { maxSize: 1 },
  play: async (context) => {
    await selecting(fileOf('安装包.exe'), fileOf('全景.png', 1024 * 1024 + 1))(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      '上传文件大小不能超过 1M!',
    );
  },
};

export const Deleted: Story = {
  args: { defaultValue: imagePaths[0] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除图片 1' }));

    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(await canvas.findByRole('button', { name: '上传图片' })).toBeVisible();
  },
};

export const Cropping: Story = {
  args: { crop: { aspect: 1 } },
  play: async (context) => {
    await selecting(await pngFile('标志.png', 600, 400))(context);

    await waitFor(() => expect(screen.getByRole('slider', { name: '缩放' })).toBeVisible());
  },
};

export const CroppedByKeyboard: Story = {
  args: { crop: { aspect: 1, maxWidth: 100 }, upload: fn(uploadAtOnce) },
  parameters: { looksLike: { story: 'Uploaded', reason: 'A cropped image is stored like any.' } },
  play: async (context) => {
    const { args, userEvent } = context;
    await selecting(await pngFile('标志.png', 600, 400))(context);
    await screen.findByRole('slider', { name: '缩放' });
    screen.getByRole('group', { name: '保留的部分' }).focus();
    await userEvent.keyboard('+{ArrowRight}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: '裁剪并上传' }));

    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    const sent = (args.upload as ReturnType<typeof fn>).mock.calls[0]![0] as File;
    const { width, height } = await createImageBitmap(sent);
    await expect([sent.name, width, height]).toEqual(['标志.png', 100, 100]);
  },
};

export const CroppingDamaged: Story = {
  args: { crop: { aspect: 1 } },
  parameters: { expectedErrors: ['broken image'] },
  play: async (context) => {
    await selecting(fileOf('损坏.png'))(context);

    await expect(await screen.findByText('图片无法打开，可能已损坏')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  render: rendering({ defaultValue: imagePaths }),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '后移图片 1' }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByText('已移到第 2 张，共 3 张')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '后移图片 2' })).toHaveFocus());
  },
};

export const Viewer: Story = {
  render: rendering({ defaultValue: imagePaths }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看图片 1' }));
    await screen.findByRole('dialog', { name: '查看图片' });
    await userEvent.keyboard('{ArrowRight}');

    await waitFor(() => expect(screen.getByRole('img', { name: '图片 2' })).toBeVisible());
  },
};

export const Broken: Story = {
  args: { defaultValue: '/gone.png', resolveUrl: async () => 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片没有加载出来')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { defaultValue: imagePaths[0], resolveUrl: async () => new Promise(() => {}) },
};

export const Unsafe: Story = { args: { defaultValue: 'javascript:alert(1)' } };

export const Invalid: Story = { args: { required: true, error: '请上传图片' } };

export const Disabled: Story = { render: rendering({ defaultValue: imagePaths, disabled: true }) };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '企业资料已提交审核，不能再改' },
};

export const ReadOnly: Story = { render: rendering({ defaultValue: imagePaths, readOnly: true }) };

export const ReadOnlyEmpty: Story = { args: { readOnly: true } };

export const Narrow: Story = {
  render: rendering({ defaultValue: imagePaths }),
  parameters: { frame: { maxWidth: 300 } },
};

export const LongText: Story = {
  args: {
    label: '与本订单的客户、项目经理及信息采集人员核对后由质检部门确认的企业标志',
    upload: async () =>
      Promise.reject(new Error('文件服务器磁盘空间不足，请联系系统管理员清理后再上传')),
  },
  play: async (context) => {
    await selecting(fileOf('标志.png'))(context);

    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: rendering({ defaultValue: imagePaths }),
  globals: { direction: 'rtl' },
};

export const WithForm: Story = {
  args: { upload: uploadForever },
  render: function InForm({ upload, resolveUrl }) {
    const actionsRef = useRef<ImageUploadActions>(null);
    const { control, handleSubmit } = useForm<{ images: string[] }>({
      defaultValues: { images: [] },
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <Controller
          control={control}
          name="images"
          rules={{ validate: () => actionsRef.current?.getProblem() ?? true }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
            <ImageUpload
              label="身份材料"
              multiple
              upload={upload}
              resolveUrl={resolveUrl}
              actionsRef={actionsRef}
              ref={ref}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
        <Button type="submit" tone="primary">
          保存
        </Button>
      </form>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selecting(fileOf('身份证正面.png'))(context);
    await canvas.findByRole('progressbar');

    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('请等待所有图片上传成功');
    await expect(canvas.getByRole('button', { name: '上传图片' })).toHaveFocus();
  },
};
