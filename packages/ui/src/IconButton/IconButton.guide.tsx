import { RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from './IconButton';

/** The guide of `IconButton`. */
export const iconButtonGuide: Guide = {
  group: 'Actions',
  use: [
    'For an action with a common icon – refresh, close, more – where there is no space for a label: toolbars, rows, headers.',
    'With `aria-pressed` for a toggle, such as an open column chooser.',
  ],
  avoid: [
    'For the main or a destructive action: use `Button`, with a label.',
    'For several actions behind one icon: give it as `trigger` to `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names the action, and is a tooltip on hover and focus.',
        example: <IconButton label="刷新列表" icon={RefreshCw} />,
      },
      dont: {
        note: 'A label that names the picture leaves people guessing.',
        example: <IconButton label="箭头" icon={RefreshCw} />,
      },
    },
    {
      do: {
        note: 'An irreversible action has a visible label.',
        example: <Button tone="danger">删除订单</Button>,
      },
      dont: {
        note: 'A bin beside other icons is pressed by mistake.',
        example: <IconButton label="删除订单" icon={Trash2} tone="neutral" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'a square native button as high as the controls of its density, 40 px on touch screens',
    },
    { part: 'Icon', is: '16 px, hidden from assistive technology' },
    { part: 'Tooltip', is: 'the label, or the reason why the button is disabled' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses the button.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
};
