import { Bell } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Badge } from './Badge';

/** The guide of `Badge`. */
export const badgeGuide: Guide = {
  use: [
    'For how many things wait: unread messages, reviews, orders of a tab.',
    'Without `count` as a dot, where only "something is new" is known.',
  ],
  avoid: [
    'For a state in words: use `Tag` or `StatusLight`.',
    'For a figure that is read for its own sake: use `Statistic`.',
  ],
  pairs: [
    {
      do: {
        note: 'The label says what is counted, so the number means something when it is heard.',
        example: (
          <Badge label="条未读消息" count={5}>
            <IconButton label="消息" icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
      dont: {
        note: 'The name of the part again says nothing about the number.',
        example: (
          <Badge label="角标" count={5}>
            <IconButton label="消息" icon={Bell} tone="neutral" />
          </Badge>
        ),
      },
    },
    {
      do: {
        note: 'Red is for what waits for this person; totals are neutral.',
        example: (
          <span>
            全部订单 <Badge label="单" count={84} tone="neutral" />
          </span>
        ),
      },
      dont: {
        note: 'A red total asks for attention all day long.',
        example: (
          <span>
            全部订单 <Badge label="单" count={84} />
          </span>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Anchor', is: 'optional: the icon button or avatar on whose corner it stands' },
    {
      part: 'Number',
      is: 'written up to `max`, then "99+"; the exact number is read aloud after the label',
    },
    { part: 'Dot', is: 'takes the place of the number when there is none' },
  ],
  keyboard: [],
};
