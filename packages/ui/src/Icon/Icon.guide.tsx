import { CircleAlert, Pencil } from 'lucide-react';
import type { Guide } from '../internal/guide';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from './Icon';

const row = { display: 'inline-flex', alignItems: 'center', gap: 4 };

/** The guide of `Icon`. */
export const iconGuide: Guide = (say) => ({
  group: 'Utilities',
  use: [
    say(
      '放在含义相同的文字旁，便于更快找到。',
      'Beside a text with the same meaning, to find it faster.',
    ),
    say(
      '以 20 px 作为装饰：用于空状态，或结果页的顶部。',
      'At 20 px as an ornament: in an empty state, at the head of a result.',
    ),
  ],
  avoid: [
    say(
      '有方向的图标原样使用：请用 `mirrored(ChevronLeft)`，从右到左的文字中会左右翻转。',
      'For an icon that points: use `mirrored(ChevronLeft)`, which turns around in right-to-left text.',
    ),
    say(
      '用于操作：请用 `IconButton`，它带有名称和文字提示。',
      'For an action: use `IconButton`, which has a name and a tooltip.',
    ),
    say(
      '用于状态：请用 `StatusLight` 或 `Tag`，它们同时使用形状和文字。',
      'For a state: use `StatusLight` or `Tag`, which combine shape and text.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '含义由文字表达；图标对辅助技术隐藏。',
          'The text carries the meaning; the icon is hidden from assistive technology.',
        ),
        example: (
          <span style={row}>
            <Icon icon={CircleAlert} /> {say('材料待补充', 'Documents missing')}
          </span>
        ),
      },
      dont: {
        note: say(
          '单独使用时，屏幕阅读器读不出任何内容，其他人也难以理解。',
          'Alone it means nothing to a screen reader, and little to anybody else.',
        ),
        example: <Icon icon={CircleAlert} />,
      },
    },
    {
      do: {
        note: say('操作应是有名称的按钮。', 'An action is a button with a name.'),
        example: <IconButton label={say('编辑备注', 'Edit note')} icon={Pencil} />,
      },
      dont: {
        note: say(
          '图标无法获得焦点，即使绑定了点击事件也不行。',
          'An icon is not focusable, even with a click handler.',
        ),
        example: (
          <span style={{ cursor: 'pointer' }}>
            <Icon icon={Pencil} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('图示', 'Picture'),
      is: say(
        '一个 `<svg aria-hidden>`，16 或 20 px，线宽 1.5，颜色与文字一致',
        'one `<svg aria-hidden>`, 16 or 20 px, stroke 1.5, in the colour of the text',
      ),
    },
  ],
  keyboard: [],
});
