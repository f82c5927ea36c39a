import { CircleHelp } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';
import { Tooltip } from './Tooltip';

/** The guide of `Tooltip`. */
export const tooltipGuide: Guide = {
  use: [
    'For a few words about a control that explain, and that most people need once.',
    'Round one element that takes focus: what only the mouse finds does not exist for everybody.',
  ],
  avoid: [
    'For what everybody must read: write it down, as a `description` or an `Alert`.',
    'For links and buttons: use `Popover` or `HoverCard`.',
    'For text that is cut off: use `TruncatedText`.',
  ],
  pairs: [
    {
      do: {
        note: 'Help that everybody needs stands below the field.',
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
        note: 'More about a state that is already in words.',
        example: (
          <Tooltip content="约定交付前 6 个工作小时">
            <Button>即将超时</Button>
          </Tooltip>
        ),
      },
      dont: {
        note: 'Only repeats what is written.',
        example: (
          <Tooltip content="即将超时">
            <Button>即将超时</Button>
          </Tooltip>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Element', is: 'any that takes focus; described by the bubble' },
    { part: 'Bubble', is: 'above it, or wherever there is room; stays while the pointer is on it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it on focus, hides it when focus leaves.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
};
