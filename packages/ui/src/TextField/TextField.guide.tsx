import type { Guide } from '../internal/guide';
import { TextField } from './TextField';

/** The guide of `TextField`. */
export const textFieldGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于单行自由文本：姓名、公司、订单编号。',
      'For one line of free text: a name, a company, an order number.',
    ),
    say(
      '加 `type="email"` 或 `"tel"` 以及 `autoComplete`，使手机显示合适的键盘，浏览器可自动填充。',
      'With `type="email"` or `"tel"` and `autoComplete`, so that a phone shows the right keys and the browser can autofill.',
    ),
    say(
      '单位或文本的固定部分（如国家区号）用 `prefix` 和 `suffix`；筛选框用 `clearable`。',
      'With `prefix` and `suffix` for a unit or a fixed part of the text, such as a country code; with `clearable` for a filter.',
    ),
    say(
      '设置 `size`：表格单元格和工具栏中用 `small`，只有一个短表单的页面用 `large`。',
      'With `size`: `small` in table cells and toolbars, `large` on a page with one short form.',
    ),
    say(
      '文字可聚焦、可复制但不可修改时，加 `readOnly`。',
      'With `readOnly` where the text may be focused and copied but not changed.',
    ),
  ],
  avoid: [
    say('超过一行：用 `TextArea`。', 'For more than a line: use `TextArea`.'),
    say(
      '参与计算的数字：用 `NumberField`。订单编号属于文本。',
      'For a number used in calculations: use `NumberField`. An order number is text.',
    ),
    say(
      '搜索：用 `SearchField`，它会处理 Enter 键，并可清空。',
      'For a search: use `SearchField`, which handles Enter and can be cleared.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '输入时标签仍在；占位文字只作示例。',
          'The label stays while typing; the placeholder only shows an example.',
        ),
        example: (
          <TextField
            label={say('订单编号', 'Order number')}
            placeholder={say('如 BG2026111800421', 'e.g. BG2026111800421')}
          />
        ),
      },
      dont: {
        note: say(
          '以占位文字代替标签，输入第一个字符就消失。',
          'A placeholder in place of the label disappears with the first letter.',
        ),
        example: (
          <TextField
            label={say('订单编号', 'Order number')}
            hideLabel
            placeholder={say('请输入订单编号', 'Enter an order number')}
          />
        ),
      },
    },
    {
      do: {
        note: say(
          '不可修改但会被复制的文字设为只读。',
          'Text that may not be changed but is copied is read-only.',
        ),
        example: (
          <TextField
            label={say('报告编号', 'Report number')}
            readOnly
            defaultValue="BG2026111800421"
          />
        ),
      },
      dont: {
        note: say(
          '禁用的文字呈灰色，不接收焦点，也不随表单提交。',
          'Disabled text is grey, takes no focus and is not submitted with the form.',
        ),
        example: (
          <TextField
            label={say('报告编号', 'Report number')}
            disabled
            defaultValue="BG2026111800421"
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say(
        '`<label>`：无障碍名称，输入框为 `required` 时带星号',
        'a `<label>`: the accessible name, with a star where the input is `required`',
      ),
    },
    {
      part: say('容器', 'Box'),
      is: say(
        '原生 `<input>`，与同密度的控件等高',
        'a native `<input>`, as high as the controls of its density',
      ),
    },
    {
      part: say('前缀、后缀', 'Prefix, suffix'),
      is: say(
        '容器内，位于文字前后；若为文字则随输入框一起朗读',
        'before and after the text, in the box; a text is read with the input',
      ),
    },
    {
      part: say('关闭按钮', 'Cross'),
      is: say(
        '有 `clearable` 时，输入框有文字即显示的按钮',
        'with `clearable`, a button while there is text',
      ),
    },
    {
      part: say('说明', 'Help'),
      is: say(
        '`description`，随输入框一起朗读；禁用时为原因',
        '`description`, read with the input; for a disabled one, the reason',
      ),
    },
    {
      part: say('错误', 'Error'),
      is: say(
        '下方的警示消息；一旦出现，输入框即标记为无效',
        'an alert below; its presence marks the input invalid',
      ),
    },
    {
      part: say('备注', 'Note'),
      is: say(
        '`note`：代替错误显示的一行不打断提示，标志和容器采用其色调；变化时朗读',
        '`note`: a polite line in place of the error, with a sign and a box in its tone; read when it changes',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移入和移出输入框；禁用时跳过。',
        'Moves into the input and out of it; past it while it is disabled.',
      ),
    },
    {
      keys: 'Enter',
      does: say('提交表单，与所有原生输入框相同。', 'Submits the form, as in every native input.'),
    },
  ],
});
