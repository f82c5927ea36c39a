import { CircleHelp } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import { Tooltip } from './Tooltip';

/** The guide of `Tooltip`. */
export const tooltipGuide: Guide = {
  group: 'Overlays',
  use: [
    'For a short explanation of a control that most people need once.',
    'With `placement` where the usual place above hides what it explains.',
    'Around one focusable element: a tooltip for the mouse alone does not exist for everybody.',
  ],
  avoid: [
    'For text that everybody must read: show it, as a `description` or an `Alert`.',
    'For links and buttons: use `Popover` or `HoverCard`.',
    'For truncated text: use `TruncatedText`.',
  ],
  pairs: [
    {
      do: {
        note: 'A description that everybody needs is below the field.',
        example: <TextField label="手机" description="用于发送授权短信" />,
      },
      dont: {
        note: 'Hidden behind a question mark it is not read, and not reachable by touch.',
        example: (
          <>
            <TextField label="手机" />
            <IconButton label="用于发送授权短信" icon={CircleHelp} />
          </>
        ),
      },
    },
    {
      do: {
        note: 'Details of a state with a visible text.',
        example: (
          <Tooltip content="约定交付前 6 个工作小时">
            <Button>即将超时</Button>
          </Tooltip>
        ),
      },
      dont: {
        note: 'Only repeats the visible text.',
        example: (
          <Tooltip content="即将超时">
            <Button>即将超时</Button>
          </Tooltip>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Element', is: 'any focusable element; described by the bubble' },
    { part: 'Bubble', is: 'above it, or wherever it fits; stays while it is hovered' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it on focus, hides it when focus leaves.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
};
