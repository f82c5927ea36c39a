import { Bell } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Badge } from './Badge';

/** The guide of `Badge`. */
export const badgeGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于显示待处理项的数量：未读消息、待审核项、某个标签页下的订单。',
      'For the number of waiting items: unread messages, reviews, orders of a tab.',
    ),
    say(
      '只知道有新内容而不知数量时，不传 `count`，显示为圆点。',
      'Without `count` as a dot, where it is only known that something is new.',
    ),
  ],
  avoid: [
    say(
      '用文字表示状态：使用 `Tag` 或 `StatusLight`。',
      'For a state in words: use `Tag` or `StatusLight`.',
    ),
    say('独立展示的数字：使用 `Statistic`。', 'For a figure in its own right: use `Statistic`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '标签说明所计的是什么，数字读出来才有意义。',
          'The label names what is counted, so the number is meaningful when read aloud.',
        ),
        example: (
          <Badge label={say('条未读消息', 'unread messages')} count={5}>
            <IconButton label={say('消息', 'Messages')} icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
      dont: {
        note: say(
          '重复元素的名称并不能说明数字的含义。',
          'Repeating the element’s name does not explain the number.',
        ),
        example: (
          <Badge label={say('角标', 'Badge')} count={5}>
            <IconButton label={say('消息', 'Messages')} icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
    },
    {
      do: {
        note: say(
          '红色用于等待当前用户处理的事项；总数用中性色。',
          'Red is for items that wait for this person; totals are neutral.',
        ),
        example: (
          <span>
            {say('全部订单', 'All orders')}{' '}
            <Badge label={say('单', 'orders')} count={84} tone="neutral" />
          </span>
        ),
      },
      dont: {
        note: say('红色的总数整天都在分散注意力。', 'A red total demands attention all day long.'),
        example: (
          <span>
            {say('全部订单', 'All orders')} <Badge label={say('单', 'orders')} count={84} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('锚点元素', 'Anchor'),
      is: say(
        '可选：角标所附的图标按钮或头像',
        'optional: the icon button or avatar that carries it on its corner',
      ),
    },
    {
      part: say('数字', 'Number'),
      is: say(
        '最多显示到 `max`，超出则为“99+”；准确数字在标签之后读出',
        'written up to `max`, then "99+"; the exact number is read aloud after the label',
      ),
    },
    {
      part: say('圆点', 'Dot'),
      is: say('没有数字时代替数字', 'replaces the number when there is none'),
    },
  ],
  keyboard: [],
});
