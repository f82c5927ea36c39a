import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { NumberField } from './NumberField';

/** The guide of `NumberField`. */
export const numberFieldGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say(
      '用于参与计算的数字：价格、数量、比例、天数。',
      'For a number used in calculations: a price, a quantity, a share, a number of days.',
    ),
    say(
      '金额设置 `precision`，始终显示到分；有范围限制时设置 `min` 和 `max`。',
      'With `precision` for money, so that it always shows its cents; with `min` and `max` for limits.',
    ),
    say(
      '用 `prefix` 和 `suffix` 显示币种和单位。',
      'With `prefix` and `suffix` for the currency and the unit.',
    ),
    say('输入年份时设置 `grouping={false}`。', 'With `grouping={false}` for a year.'),
  ],
  avoid: [
    say(
      '形似数字的文本，如电话或订单编号：请用 `TextField`。',
      'For text that looks like a number, such as a phone or an order number: use `TextField`.',
    ),
    say(
      '在范围内粗略选择：请用 `Slider`；一次性验证码：请用 `OtpField`。',
      'For a rough choice in a range: use `Slider`; for a one-time code: `OtpField`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '单位紧邻数字，并与数字一起朗读。',
          'The unit is beside the number, and read with it.',
        ),
        example: (
          <NumberField
            label={say('单价', 'Unit price')}
            prefix="¥"
            defaultValue={1280}
            precision={2}
          />
        ),
      },
      dont: {
        note: say('是元，还是万元？', 'Yuan, or ten thousand yuan?'),
        example: <NumberField label={say('单价', 'Unit price')} defaultValue={1280} />,
      },
    },
    {
      do: {
        note: say('年份不使用千位分隔符。', 'A year has no thousands separator.'),
        example: (
          <NumberField
            label={say('毕业年份', 'Graduation year')}
            defaultValue={2019}
            grouping={false}
          />
        ),
      },
      dont: {
        note: say(
          '加了分隔符，年份读起来像金额。',
          'A separator makes a year read like an amount.',
        ),
        example: <NumberField label={say('毕业年份', 'Graduation year')} defaultValue={2019} />,
      },
    },
    {
      do: {
        note: say(
          '证件号码是文本：保留开头的零和末尾的 X。',
          'An identity number is text: leading zeros and an X stay.',
        ),
        example: (
          <TextField label={say('证件号码', 'ID number')} defaultValue="03102919900307123X" />
        ),
      },
      dont: {
        note: say(
          '作为数字会丢失开头的零，还会被分组。',
          'As a number it loses its zero and is grouped.',
        ),
        example: (
          <NumberField label={say('证件号码', 'ID number')} defaultValue={310291990030712} />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say('一个 `<label>`，即无障碍名称', 'a `<label>`: the accessible name'),
    },
    {
      part: say('前缀、后缀', 'Prefix, suffix'),
      is: say(
        '容器内的币种和单位；文字内容与输入框一起朗读',
        'currency and unit in the box; a text is read with the input',
      ),
    },
    {
      part: say('容器', 'Box'),
      is: say(
        '角色为数值调节框的原生文本 `<input>`，始终从左到右，不受文字方向影响',
        'a native text `<input>` with the role of a spin button, left-to-right in any text direction',
      ),
    },
    {
      part: say('箭头', 'Arrows'),
      is: say(
        '供鼠标使用的两个小按钮；禁用、只读和触屏时不显示',
        'two small buttons for the mouse; absent while disabled or read-only, and on touch screens',
      ),
    },
    {
      part: say('备注', 'Note'),
      is: say('以礼貌模式播报数字如何被调整', 'announces politely how a number was adjusted'),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say(
        '位于下方；无法识别的文本有专门的错误提示。有备注时，代替错误显示',
        'below; unreadable text has its own error. A note is shown in place of the error',
      ),
    },
  ],
  keyboard: [
    {
      keys: say('上方向键、下方向键', 'Arrow up, Arrow down'),
      does: say('增加或减少一个步长。', 'Increases or decreases by a step.'),
    },
    {
      keys: 'Page up, Page down',
      does: say('增加或减少十个步长。', 'Increases or decreases by ten steps.'),
    },
    {
      keys: 'Enter',
      does: say(
        '将数字调整到范围内，再提交表单。',
        'Adjusts the number to its limits, then submits the form.',
      ),
    },
    {
      keys: 'Tab',
      does: say(
        '离开并调整数字；箭头按钮不参与 Tab 顺序。',
        'Leaves, and adjusts the number; the arrows are no tab stops.',
      ),
    },
  ],
});
