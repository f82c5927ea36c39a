import { CircleHelp } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import { Tooltip } from './Tooltip';

/** The guide of `Tooltip`. */
export const tooltipGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于简短解释一个多数人只需了解一次的控件。',
      'For a short explanation of a control that most people need once.',
    ),
    say(
      '默认的上方位置会挡住所解释的内容时，加 `placement`。',
      'With `placement` where the usual place above hides what it explains.',
    ),
    say(
      '包裹一个可聚焦的元素：只有鼠标能触发的文字提示，对部分用户等于不存在。',
      'Around one focusable element: a tooltip for the mouse alone does not exist for everybody.',
    ),
  ],
  avoid: [
    say(
      '所有人都必须阅读的文字：用 `description` 或 `Alert` 直接显示。',
      'For text that everybody must read: show it, as a `description` or an `Alert`.',
    ),
    say(
      '链接和按钮：用 `Popover` 或 `HoverCard`。',
      'For links and buttons: use `Popover` or `HoverCard`.',
    ),
    say('截断的文字：用 `TruncatedText`。', 'For truncated text: use `TruncatedText`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '所有人都需要的说明放在字段下方。',
          'A description that everybody needs is below the field.',
        ),
        example: (
          <TextField
            label={say('手机', 'Phone')}
            description={say('用于发送授权短信', 'Used to send the authorization SMS')}
          />
        ),
      },
      dont: {
        note: say(
          '藏在问号后面，没人会读，触屏也无法查看。',
          'Hidden behind a question mark it is not read, and not reachable by touch.',
        ),
        example: (
          <>
            <TextField label={say('手机', 'Phone')} />
            <IconButton
              label={say('用于发送授权短信', 'Used to send the authorization SMS')}
              icon={CircleHelp}
            />
          </>
        ),
      },
    },
    {
      do: {
        note: say('在可见文字之外，补充状态的细节。', 'Details of a state with a visible text.'),
        example: (
          <Tooltip
            content={say('约定交付前 6 个工作小时', '6 working hours before the agreed delivery')}
          >
            <Button>{say('即将超时', 'Due soon')}</Button>
          </Tooltip>
        ),
      },
      dont: {
        note: say('只是重复可见的文字。', 'Only repeats the visible text.'),
        example: (
          <Tooltip content={say('即将超时', 'Due soon')}>
            <Button>{say('即将超时', 'Due soon')}</Button>
          </Tooltip>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('元素', 'Element'),
      is: say('任意可聚焦的元素；由气泡描述', 'any focusable element; described by the bubble'),
    },
    {
      part: say('气泡', 'Bubble'),
      is: say(
        '位于上方，或放得下的位置；悬停其上时不消失',
        'above it, or wherever it fits; stays while it is hovered',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '获得焦点时显示，失去焦点时隐藏。',
        'Shows it on focus, hides it when focus leaves.',
      ),
    },
    { keys: 'Escape', does: say('隐藏文字提示。', 'Hides it.') },
  ],
});
