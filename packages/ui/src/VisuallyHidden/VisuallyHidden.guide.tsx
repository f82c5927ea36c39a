import type { Guide } from '../internal/guide';
import { VisuallyHidden } from './VisuallyHidden';

const positioned = { position: 'relative' } as const;

/** The guide of `VisuallyHidden`. */
export const visuallyHiddenGuide: Guide = (say) => ({
  group: 'Utilities',
  use: [
    say(
      '用于视觉上由位置或形状暗示的文字：数字的单位、操作列的表头。',
      'For text that is visually implied by position or shape: the unit of a number, the header of an action column.',
    ),
    say(
      '放在 `position: relative` 的父元素中，以免撑长页面。',
      'In a parent with `position: relative`, so that it does not lengthen the page.',
    ),
  ],
  avoid: [
    say(
      '图标按钮的名称：用 `IconButton`。',
      'For the name of a button with an icon: use `IconButton`.',
    ),
    say('所有人都需要的信息：直接显示。', 'For information that everybody needs: show it.'),
    say('播报变化：用 `LiveRegion`。', 'For announcements of changes: use `LiveRegion`.'),
  ],
  pairs: [
    {
      do: {
        note: say('补全可见的文字。', 'It completes the visible text.'),
        example: (
          <span style={positioned}>
            {say('待审核 12', 'Pending review 12')}
            <VisuallyHidden> {say('单', 'orders')}</VisuallyHidden>
          </span>
        ),
      },
      dont: {
        note: say(
          '这是新信息：看屏幕的用户永远不会知道订单已超时。',
          'It is news: sighted people never learn that the order is late.',
        ),
        example: (
          <span style={positioned}>
            {say('交付日期 2026-11-20', 'Delivery date 2026-11-20')}
            <VisuallyHidden>{say('（已超时）', '(overdue)')}</VisuallyHidden>
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('文字', 'Words'),
      is: say(
        '一个裁剪至不可见的 `<span>`，仍可朗读、查找和翻译',
        'one `<span>` clipped to nothing, still read, found and translated',
      ),
    },
  ],
  keyboard: [],
});
