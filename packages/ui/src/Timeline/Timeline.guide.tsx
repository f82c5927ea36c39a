import type { Guide } from '../internal/guide';
import { Timeline } from './Timeline';
import { orderEvents } from './Timeline.fixtures';

/** The guide of `Timeline`. */
export const timelineGuide: Guide = {
  use: [
    'For what has happened to one thing: the history of an order, notes on a call, changes of a rule.',
    'With `dateTime` whenever `time` is relative, so that the moment itself is not lost.',
  ],
  avoid: [
    'For a course that is known beforehand: use `Steps`.',
    'For entries that are searched and sorted: use `Table`; for thousands of them: `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Who did what, in one line; the reason below.',
        example: <Timeline label="订单动态" items={orderEvents.slice(0, 2)} />,
      },
      dont: {
        note: 'The name of a state says neither who nor why.',
        example: (
          <Timeline
            label="订单动态"
            items={[
              { key: 'a', time: '昨天', title: '状态变更', tone: 'danger' },
              { key: 'b', time: '昨天', title: '状态变更' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'List', is: 'an `<ol>` with a name, in the order it was given' },
    { part: 'Marker', is: 'an icon in a tinted disc, or a dot; a line leads to the next' },
    { part: 'Title, time', is: 'in one line where there is room; the time is a `<time>`' },
    { part: 'Content', is: 'optional, quieter, below' },
  ],
  keyboard: [],
};
