import { RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { IconButton } from './IconButton';

/** The guide of `IconButton`. */
export const iconButtonGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于图标通用的操作，如刷新、关闭、更多，且没有空间放标签：工具栏、行内、头部。',
      'For an action with a common icon – refresh, close, more – where there is no space for a label: toolbars, rows, headers.',
    ),
    say(
      '切换状态时设置 `aria-pressed`，例如已打开的列设置。',
      'With `aria-pressed` for a toggle, such as an open column chooser.',
    ),
  ],
  avoid: [
    say(
      '主要操作或破坏性操作：请用带标签的 `Button`。',
      'For the main or a destructive action: use `Button`, with a label.',
    ),
    say(
      '一个图标下有多个操作：把它作为 `trigger` 传给 `Menu`。',
      'For several actions behind one icon: give it as `trigger` to `Menu`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '标签说明操作，悬停和聚焦时显示为文字提示。',
          'The label names the action, and is a tooltip on hover and focus.',
        ),
        example: <IconButton label={say('刷新列表', 'Refresh list')} icon={RefreshCw} />,
      },
      dont: {
        note: say(
          '标签描述的是图形，用户只能猜测用途。',
          'A label that names the picture leaves people guessing.',
        ),
        example: <IconButton label={say('箭头', 'Arrow')} icon={RefreshCw} />,
      },
    },
    {
      do: {
        note: say('不可撤销的操作要有可见的标签。', 'An irreversible action has a visible label.'),
        example: <Button tone="danger">{say('删除订单', 'Delete order')}</Button>,
      },
      dont: {
        note: say(
          '垃圾桶与其他图标并排，容易误点。',
          'A bin beside other icons is pressed by mistake.',
        ),
        example: (
          <IconButton label={say('删除订单', 'Delete order')} icon={Trash2} tone="neutral" />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '正方形原生按钮，与当前密度下的控件等高，触屏上为 40 px',
        'a square native button as high as the controls of its density, 40 px on touch screens',
      ),
    },
    {
      part: say('图标', 'Icon'),
      is: say('16 px，对辅助技术隐藏', '16 px, hidden from assistive technology'),
    },
    {
      part: say('文字提示', 'Tooltip'),
      is: say('标签，或按钮被禁用的原因', 'the label, or the reason why the button is disabled'),
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: say('按下按钮。', 'Presses the button.') },
    { keys: 'Escape', does: say('隐藏文字提示。', 'Hides the tooltip.') },
  ],
});
