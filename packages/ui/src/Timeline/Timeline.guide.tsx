import type { Guide } from '../internal/guide';
import { Timeline } from './Timeline';
import { orderEvents } from './Timeline.fixtures';

/** The guide of `Timeline`. */
export const timelineGuide: Guide = {
  group: 'Data display',
  use: [
    'For past events of one object: the history of an order, notes on a call, changes of a rule.',
    'With `dateTime` whenever `time` is relative, so that the exact time is not lost.',
  ],
  avoid: [
    'For a fixed process: use `Steps`.',
    'For entries that are searched and sorted: use `Table`; for thousands of them: `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Actor and action in one line; the reason below.',
        example: <Timeline label="订单动态" items={orderEvents.slice(0, 2)} />,
      },
      dont: {
        note: 'The name of a state gives neither actor nor reason.',
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
    { part: 'Marker', is: 'an icon in a tinted disc, or a dot; a line connects it to the next' },
    { part: 'Title, time', is: 'in one line where they fit; the time is a `<time>`' },
    { part: 'Content', is: 'optional, quieter, below' },
  ],
  keyboard: [],
};
