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
  uploadSome,
} from '../internal/upload/upload.fixtures';
import { FileWidget } from './FileWidget';
import { hostileFiles, otherFiles, resolveFixture, storedFiles } from './FileWidget.fixtures';
import { fileWidgetGuide } from './FileWidget.guide';
import type { FileJsonProps, FileWidgetActions, FileWidgetOptions } from './fileWidgetProps';
import { pdfOf } from './pdf.fixtures';

/** The widget with a value of JSON text, which is the default. */
const JsonFileWidget = (props: FileWidgetOptions & FileJsonProps) => <FileWidget {...props} />;

const meta = {
  component: FileWidget,
  render: (args) => <JsonFileWidget {...args} />,
  args: {
    label: '附件',
    upload: uploadAtOnce,
    resolveUrl: resolveFixture,
    pdfAssets: 'pdfjs',
    onValueChange: fn(),
  },
  parameters: { guide: fileWidgetGuide, frame: { maxWidth: 560 } },
} satisfies Meta<typeof JsonFileWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects files as the dialog of the system does. */
const selecting =
  (...files: File[]): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    void fireEvent.change(inputOf(canvasElement), { target: { files } });

const three = [fileOf('身份证正面.png'), fileOf('简历.pdf'), fileOf('学历证书.jpg')];

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: storedFiles } };

export const Hovered: Story = {
  args: { defaultValue: storedFiles },
  parameters: { pseudo: { hover: ['li button', '[id$="choose"]'] } },
};

export const Focused: Story = {
  args: { defaultValue: storedFiles },
  parameters: { pseudo: { focusVisible: ['[id$="choose"]'] } },
};

export const Uploading: Story = {
  args: { upload: uploadForever, defaultValue: storedFiles },
  play: async (context) => {
    await selecting(three[0]!)(context);

    await waitFor(() =>
      expect(context.canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'),
    );
  },
};

export const Waiting: Story = {
  args: { upload: uploadForever, concurrency: 1 },
  play: async (context) => {
    await selecting(...three)(context);

    await expect(await context.canvas.findAllByText(/等待上传/)).toHaveLength(2);
  },
};

export const Uploaded: Story = {
  play: async (context) => {
    await selecting(...three)(context);

    await expect(await context.canvas.findByText('上传成功')).toBeVisible();
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith(
      '[{"name":"身份证正面.png","url":"/files/身份证正面.png"},{"name":"简历.pdf","url":"/files/简历.pdf"},{"name":"学历证书.jpg","url":"/files/学历证书.jpg"}]',
    );
  },
};

export const Failed: Story = {
  args: { upload: uploadRefused },
  play: async (context) => {
    await selecting(three[1]!)(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('磁盘空间不足');
  },
};

export const PartlyUploaded: Story = {
  args: { upload: uploadSome },
  play: async (context) => {
    await selecting(three[0]!, fileOf('损坏的证书.pdf'), three[1]!)(context);

    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('上传失败');
    await expect(context.canvas.getAllByRole('button', { name: /^删除/ })).toHaveLength(2);
  },
};

export const Cancelled: Story = {
  args: { upload: uploadForever },
  play: async (context) => {
    await selecting(three[1]!)(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: '取消上传 简历.pdf' }),
    );

    await expect(await context.canvas.findByText('已取消上传')).toBeVisible();
  },
};

export const WrongContent: Story = {
  play: async (context) => {
    await selecting(new File(['MZ\u0090\0'], '合同.pdf'))(context);

    await expect(
      await context.canvas.findByText(/^文件内容与扩展名不符：内容是 EXE/),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  args: { maxSize: 1, defaultValue: storedFiles },
  play: async (context) => {
    const large = fileOf('录像截图.png', 1024 * 1024 + 1);
    await selecting(fileOf('安装包.exe'), large, three[1]!, three[2]!)(context);

    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('上传文件大小不能超过 1M!');
    await expect(alert).toHaveTextContent('上传文件个数超出限制!');
  },
};

export const LargerThanRecommended: Story = {
  args: { upload: uploadForever, adviceSize: 1 },
  play: async (context) => {
    await selecting(fileOf('全部材料.pdf', 1024 * 1024 + 1))(context);

    await expect(await context.canvas.findByText('大于建议的 1MB')).toBeVisible();
  },
};

export const Full: Story = {
  args: { defaultValue: otherFiles },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(three[0]!);
    const init = { bubbles: true, cancelable: true, dataTransfer };
    canvas.getByRole('button', { name: '选择文件' }).dispatchEvent(new DragEvent('dragover', init));

    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).toBeVisible());
  },
};

export const AsksBeforeDeleting: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 离职证明.pdf' }));

    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('请确认执行该操作');
  },
};

export const DeletionCancelled: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 离职证明.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));

    await expect(await canvas.findByText('取消操作')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '删除 学位证书.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '预览 离职证明.pdf' })).toHaveFocus(),
    );
  },
};

export const ImagePreview: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 学位证书.png' }));

    await waitFor(() => expect(screen.getByRole('img', { name: '学位证书.png' })).toBeVisible());
  },
};

/** Returns how many pixels of a canvas are dark, as letters are. */
function darkPixels(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let index = 0; index < data.length; index += 4)
    if (data[index]! < 128 && data[index + 3]! > 0) count += 1;
  return count;
}

/** The viewer of PDFs loads when it is first used. */
const findPdfPage = (name: string) => screen.findByRole('region', { name });

export const PdfPreview: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 离职证明.pdf' }));
    const page = await findPdfPage('第 1 页，共 3 页');

    await waitFor(() => expect(page).toHaveTextContent('离职证明 2026-11-17'));
    // The browser of the tests has no Chinese font, but digits of that font need its table too.
    await waitFor(() => expect(darkPixels(page.querySelector('canvas')!)).toBeGreaterThan(100));
    await expect(screen.queryByText(/缺少显示此文件所需的字符/)).toBeNull();
  },
};

export const PdfOfManyPages: Story = {
  args: { defaultValue: '[{"name":"Contract.pdf","url":"/files/many.pdf"}]' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 Contract.pdf' }));
    const last = await findPdfPage('第 80 页，共 80 页');
    last.scrollIntoView();
    await waitFor(() => expect(last).toHaveTextContent('80 / 80'));

    const rendered = [...document.querySelectorAll('canvas')].filter(({ width }) => width > 0);
    await expect(rendered.length).toBeLessThan(8);
  },
};

export const PdfWithoutAssets: Story = {
  args: { defaultValue: storedFiles, pdfAssets: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 离职证明.pdf' }));

    await expect(await screen.findByText(/缺少显示此文件所需的字符/)).toBeVisible();
  },
};

export const PdfAsksForItsPassword: Story = {
  args: { defaultValue: otherFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 加密合同.pdf' }));
    await userEvent.type(await screen.findByLabelText('文件密码'), '1234{Enter}');

    await expect(await screen.findByText('密码不正确，请重新输入')).toBeVisible();
  },
};

export const PdfOpenedByItsPassword: Story = {
  args: { defaultValue: otherFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 加密合同.pdf' }));
    await userEvent.type(await screen.findByLabelText('文件密码'), '2026{Enter}');

    const page = await screen.findByRole('region', { name: '第 1 页，共 1 页' });
    await waitFor(() => expect(page).toHaveTextContent('Salary statement 2026'));
  },
};

export const AudioPreview: Story = {
  args: { defaultValue: storedFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 访谈录音.mp3' }));

    // WebKit says of a short recording that it can be played, not that all of it can.
    const canPlay = HTMLMediaElement.HAVE_FUTURE_DATA;
    await waitFor(() =>
      expect(document.querySelector('audio')!.readyState).toBeGreaterThanOrEqual(canPlay),
    );
    // The browser draws its controls late after a change of colours: no picture of them is alike.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('audio')).toBeNull());
  },
};

export const TextPreview: Story = {
  args: { defaultValue: otherFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 备注.txt' }));

    await waitFor(() => expect(screen.getByText(/<b>不是标记<\/b>/)).toBeVisible());
  },
};

export const NotSupported: Story = {
  args: { defaultValue: otherFiles },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 工资流水.xlsx' }));

    await waitFor(() => expect(screen.getByText('暂不支持该格式文件预览')).toBeVisible());
  },
};

export const OfficePreview: Story = {
  args: {
    defaultValue: otherFiles,
    convert: async () => {
      const bytes = Uint8Array.from(pdfOf(['工资流水 2026-01 至 2026-10']), (one) =>
        one.charCodeAt(0),
      );
      return new Blob([bytes], { type: 'application/pdf' });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 工资流水.xlsx' }));

    const page = await screen.findByRole('region', { name: '第 1 页，共 1 页' });
    await waitFor(() => expect(page).toHaveTextContent('工资流水'));
  },
};

export const PreviewFailed: Story = {
  args: {
    defaultValue: storedFiles,
    resolveUrl: async () => Promise.reject(new Error('网络连接失败')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 离职证明.pdf' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent('文件没有加载出来');
  },
};

export const HostileNames: Story = { args: { defaultValue: hostileFiles, max: 5 } };

export const Unreadable: Story = { args: { defaultValue: '[{"name":"简历.pdf"' } };

export const Invalid: Story = { args: { required: true, error: '请上传附件' } };

export const Disabled: Story = { args: { defaultValue: storedFiles, disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: storedFiles, disabled: true, description: '订单已完成，附件不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: storedFiles, readOnly: true } };

export const ReadOnlyEmpty: Story = { args: { readOnly: true } };

export const Narrow: Story = {
  args: { defaultValue: storedFiles },
  parameters: { frame: { maxWidth: 320 } },
};

export const LongText: Story = {
  args: {
    label: '与本订单的客户、项目经理及信息采集人员核对后由质检部门确认的全部证明材料',
    defaultValue: JSON.stringify([
      {
        name: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司离职证明（盖章扫描件）.pdf',
        url: '/files/leave.pdf',
      },
    ]),
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: storedFiles },
  globals: { direction: 'rtl' },
};

export const WithForm: Story = {
  args: { upload: uploadForever },
  render: function InForm(args) {
    const actionsRef = useRef<FileWidgetActions>(null);
    const { control, handleSubmit } = useForm<{ files: string }>({ defaultValues: { files: '' } });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <Controller
          control={control}
          name="files"
          rules={{ validate: () => actionsRef.current?.getProblem() ?? true }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
            <JsonFileWidget
              {...args}
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
    await selecting(three[1]!)(context);
    await canvas.findByRole('progressbar');

    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('请等待所有图片上传成功');
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
  },
};
