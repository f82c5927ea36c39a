import { RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from './IconButton';

/** The guide of `IconButton`. */
export const iconButtonGuide: Guide = {
  use: [
    'For an action whose icon everybody knows – refresh, close, more – where words have no room: toolbars, rows, headers.',
    'With `aria-pressed` for something that is on or off, such as a column chooser that is open.',
  ],
  avoid: [
    'For the main action of a view, or one that destroys: use `Button`, with words.',
    'For several actions behind one icon: give it as `trigger` to `Menu`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label says what happens, and is a tooltip on hover and focus.',
        example: <IconButton label="刷新列表" icon={RefreshCw} />,
      },
      dont: {
        note: 'A label that names the picture leaves people guessing.',
        example: <IconButton label="箭头" icon={RefreshCw} />,
      },
    },
    {
      do: {
        note: 'What cannot be undone is said in words.',
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
    { part: 'Tooltip', is: 'the label, or why the button is disabled' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Presses the button.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
};
