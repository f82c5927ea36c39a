import type { Guide } from '../internal/guide';
import { CopyButton } from './CopyButton';

/** The guide of `CopyButton`. */
export const copyButtonGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于需要填入其他系统的编号、地址或链接旁：订单编号、报告链接、合同 ID。',
      'Beside a number, an address or a link that goes into another system: order number, report link, ID of a contract.',
    ),
    say(
      '文字较长或来自服务器时，`text` 传入函数。',
      'With a function as `text` where the text is long or comes from the server.',
    ),
  ],
  avoid: [
    say(
      '敏感信息：使用 `MaskedValue`，它会询问原因并记录复制操作。',
      'For a sensitive value: use `MaskedValue`, which asks for a reason and records the copy.',
    ),
    say(
      '文件：使用 `Button` 或 `Link` 下载。',
      'For a file: use a `Button` or `Link` that downloads it.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '标签说明复制的是什么：一个页面往往有许多这样的按钮。',
          'The label names the text: a page has many of these buttons.',
        ),
        example: (
          <span>
            MJ202611170003{' '}
            <CopyButton text="MJ202611170003" label={say('复制订单编号', 'Copy order number')} />
          </span>
        ),
      },
      dont: {
        note: say(
          '不设标签，所有按钮的名称都一样。',
          'Without a label all of them have the same name.',
        ),
        example: (
          <span>
            MJ202611170003 <CopyButton text="MJ202611170003" />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('按钮', 'Button'),
      is: say(
        '带文字提示的图标；设置 `shows="label"` 时为按钮；`ref` 和其余 props 传给它',
        'an icon with a tooltip, or with `shows="label"` a button; `ref` and rest props go to it',
      ),
    },
    {
      part: say('图标', 'Icon'),
      is: say(
        '两张纸；2.5 秒内变为对勾，失败时变为叉号',
        'two sheets; for 2.5 seconds a tick, or a cross after a failure',
      ),
    },
    {
      part: say('结果', 'Outcome'),
      is: say(
        '按钮之后的 `role="status"`，显示时长相同',
        'a `role="status"` after the button for the same time',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '复制并播报；焦点留在按钮上。',
        'Copies and announces it; focus stays on the button.',
      ),
    },
  ],
});
