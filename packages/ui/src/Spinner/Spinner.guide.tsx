import type { Guide } from '../internal/guide';
import { Spinner } from './Spinner';

const row = { display: 'inline-flex', alignItems: 'center', gap: 8 };

/** The guide of `Spinner`. */
export const spinnerGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于时长和布局未知的短暂等待：字段校验、树的一个分支。',
      'For a short wait of unknown length and layout: a check in a field, a branch of a tree.',
    ),
    say(
      '旁边有含义相同的文字时设置 `decorative`。',
      'With `decorative` beside a text with the same meaning.',
    ),
  ],
  avoid: [
    say('布局已知：请用 `Skeleton`。', 'Where the layout is known: use `Skeleton`.'),
    say('终点已知：请用 `Progress`。', 'Where the end is known: use `Progress`.'),
    say(
      '按钮内：请用按钮的 `loading`，宽度和焦点保持不变。',
      'In a button: use its `loading`, which keeps width and focus.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '文字说明在等待什么，圆环只作装饰。',
          'The text describes the wait; the ring is decorative.',
        ),
        example: (
          <span style={row}>
            <Spinner decorative /> {say('正在核对身份证号', 'Checking the ID number')}
          </span>
        ),
      },
      dont: {
        note: say(
          '未设为装饰时也会被朗读：“加载中，正在核对身份证号”。',
          'Not decorative, it is read as well: "Loading, checking the ID number".',
        ),
        example: (
          <span style={row}>
            <Spinner /> {say('正在核对身份证号', 'Checking the ID number')}
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('圆环', 'Ring'),
      is: say(
        '与文字等高、同色的 `<span>`；非装饰时为有名称的 `role="img"`，减弱动态效果时为静止的点状',
        'a `<span>` as high as the text and in its colour; a `role="img"` with a name unless decorative, dotted and static with reduced motion',
      ),
    },
  ],
  keyboard: [],
});
