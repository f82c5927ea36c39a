import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SAMPLE_REPORT } from '../internal/richText/sampleReport.fixtures';
import { clips, manyParagraphs, MERGE_FIELDS, PHONE_SAMPLE, PICTURE } from './RichText.fixtures';
import { RichText } from './RichText';
import { richTextGuide } from './RichText.guide';

const meta = {
  component: RichText,
  args: { label: '报告正文', height: 300, onValueChange: fn() },
  parameters: { guide: richTextGuide, frame: { maxWidth: 760 } },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = (time: number) => new Promise((resolve) => void setTimeout(resolve, time));

/** Puts the caret at the end of a block at once: slate reads it only once while the clock stops. */
async function placeCaret(
  text: HTMLElement,
  block = text.querySelector('[data-slate-string], p')!,
) {
  text.focus();
  getSelection()!.selectAllChildren(block);
  getSelection()!.collapseToEnd();
  await pause(200);
}

/** Selects the whole text at once. */
async function selectAll(text: HTMLElement) {
  text.focus();
  getSelection()!.selectAllChildren(text);
  await pause(200);
}

/** Gives the focused text the event of a browser in which somebody types. */
async function type(data: string, inputType = 'insertText') {
  document.activeElement!.dispatchEvent(
    new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }),
  );
  await pause(50);
}

/** Pastes into the text as a browser does. */
async function paste(target: HTMLElement, html: string) {
  target.focus();
  const data = new DataTransfer();
  data.setData('text/html', html);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox gives an event of a script no clipboard.
  Object.defineProperty(event, 'clipboardData', { value: data });
  target.dispatchEvent(event);
}

export const Empty: Story = {};

export const Report: Story = { args: { defaultValue: SAMPLE_REPORT, mergeFields: MERGE_FIELDS } };

export const Tall: Story = { args: { defaultValue: SAMPLE_REPORT, height: 360 } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['[role="toolbar"] button'] } } };

export const Focused: Story = {
  args: { defaultValue: '<p>报告正文</p>' },
  parameters: { pseudo: { focusVisible: ['[role="textbox"]'] } },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await placeCaret(canvas.getByRole('textbox', { name: '报告正文' }));
    await type('Verified');
    await type('', 'insertParagraph');
    await type('Second');

    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Verified</p><p>Second</p>'),
    );
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: '<p>甲</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: '报告正文' });
    await selectAll(text);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await waitFor(() =>
      expect(canvas.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement),
    );
    canvas.getByRole('button', { name: '加粗' }).focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><strong>甲</strong></p>'),
    );
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
  },
};

export const PastedFromWps: Story = {
  play: async ({ args, canvas }) => {
    await paste(canvas.getByRole('textbox', { name: '报告正文' }), clips.WPS);

    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringContaining('font-size: 16pt; color: #c00000'),
      ),
    );
  },
};

export const PasteIsUndoneAtOnce: Story = {
  args: { defaultValue: '<p>甲</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await paste(canvas.getByRole('textbox', { name: '报告正文' }), clips.WORD);
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));

    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>甲</p>'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

export const HostilePaste: Story = {
  play: async ({ canvas }) => {
    const ran = fn();
    Object.assign(window, { pwn: ran });
    await paste(
      canvas.getByRole('textbox', { name: '报告正文' }),
      '<p>甲<img src="x:" onerror="pwn()"><svg onload="pwn()"></svg><a href="javascript:pwn()">乙</a></p>',
    );

    await waitFor(() => expect(canvas.getByText('甲乙')).toBeVisible());
    await expect(ran).not.toHaveBeenCalled();
  },
};

export const Link: Story = {
  args: { defaultValue: '<p>报告说明</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '链接' }));
    await expect(await within(document.body).findByRole('dialog', { name: '链接' })).toBeVisible();
  },
};

export const Picture: Story = {
  args: { upload: async () => PICTURE, pickImages: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '图片' }));
    await expect(await within(document.body).findByRole('dialog', { name: '图片' })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: {
    defaultValue: '<p>见附图：</p>',
    upload: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => {});
    },
  },
  play: async ({ canvas }) => {
    await paste(
      canvas.getByRole('textbox', { name: '报告正文' }),
      '<img src="data:image/png;base64,iVBORw==">',
    );
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { upload: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await paste(
      canvas.getByRole('textbox', { name: '报告正文' }),
      '<img src="data:image/png;base64,iVBORw==">',
    );
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const TableSize: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '表格' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '插入表格' }));
    await expect(
      await within(document.body).findByRole('dialog', { name: '插入表格' }),
    ).toBeVisible();
  },
};

export const Colors: Story = {
  args: { defaultValue: '<p>结论</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '文字颜色' }));
    await expect(await within(document.body).findByRole('button', { name: '红' })).toBeVisible();
  },
};

export const Sizes: Story = {
  args: { defaultValue: '<p>结论</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^字号/ }));
    await expect(
      await within(document.body).findByRole('option', { name: '小四（12 pt）' }),
    ).toBeVisible();
  },
};

export const PhonePreview: Story = {
  // The frame has no web font, and the browser of the pictures no Chinese one.
  args: { defaultValue: PHONE_SAMPLE },
  parameters: { expectedErrors: ['Blocked script execution'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '手机预览' }));
    const frame = await within(document.body).findByTitle('报告正文：手机预览');
    await expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  },
};

export const Many: Story = {
  args: { defaultValue: manyParagraphs(2_000) },
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole('textbox', { name: '报告正文' });
    await placeCaret(text);
    await type('OK');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    // Editable for the browser, not for React, which would walk through all texts with each key.
    await expect([text.isContentEditable, text.contentEditable]).toEqual([true, 'inherit']);
  },
};

export const Counted: Story = { args: { defaultValue: '<p>已核实</p>', maxLength: 500 } };

export const TooLong: Story = { args: { defaultValue: SAMPLE_REPORT, maxLength: 100 } };

export const Required: Story = { args: { required: true, description: '将显示在报告第二部分' } };

export const Invalid: Story = { args: { error: '请输入报告正文' } };

export const Warning: Story = {
  args: {
    defaultValue: '<p>已核实</p>',
    note: { tone: 'warning', text: '与上一版本的结论不一致' },
  },
};

export const Success: Story = {
  args: { defaultValue: '<p>已核实</p>', note: { tone: 'success', text: '已通过质检' } },
};

export const ReadOnly: Story = { args: { defaultValue: SAMPLE_REPORT, readOnly: true } };

export const Disabled: Story = {
  args: { defaultValue: SAMPLE_REPORT, disabled: true, description: '报告已出具，不能再改' },
};

export const LongText: Story = {
  args: {
    label: '与本订单的客户、项目经理及信息采集人员核对后由质检部门确认的报告正文',
    defaultValue: `<p>https://example.com/${'a-very-long-address-'.repeat(12)}</p>`,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: SAMPLE_REPORT },
  globals: { direction: 'rtl' },
};

export const WithForm: Story = {
  render: function Render(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { content: '<p>已核实</p>' } });
    return (
      <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <Controller
          name="content"
          control={control}
          rules={{ required: '请输入报告正文' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <RichText
              {...args}
              {...field}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit">保存</Button>
      </form>
    );
  },
};
