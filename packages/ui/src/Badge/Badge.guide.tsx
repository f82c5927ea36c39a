import { Bell } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Badge } from './Badge';

/** The guide of `Badge`. */
export const badgeGuide: Guide = {
  group: 'Data display',
  use: [
    'For the number of waiting items: unread messages, reviews, orders of a tab.',
    'Without `count` as a dot, where it is only known that something is new.',
  ],
  avoid: [
    'For a state in words: use `Tag` or `StatusLight`.',
    'For a figure in its own right: use `Statistic`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label names what is counted, so the number is meaningful when read aloud.',
        example: (
          <Badge label="条未读消息" count={5}>
            <IconButton label="消息" icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
      dont: {
        note: 'Repeating the element’s name does not explain the number.',
        example: (
          <Badge label="角标" count={5}>
            <IconButton label="消息" icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
    },
    {
      do: {
        note: 'Red is for items that wait for this person; totals are neutral.',
        example: (
          <span>
            全部订单 <Badge label="单" count={84} tone="neutral" />
          </span>
        ),
      },
      dont: {
        note: 'A red total demands attention all day long.',
        example: (
          <span>
            全部订单 <Badge label="单" count={84} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Anchor', is: 'optional: the icon button or avatar that carries it on its corner' },
    {
      part: 'Number',
      is: 'written up to `max`, then "99+"; the exact number is read aloud after the label',
    },
    { part: 'Dot', is: 'replaces the number when there is none' },
  ],
  keyboard: [],
};
