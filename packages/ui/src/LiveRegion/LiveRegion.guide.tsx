import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { createAnnouncements } from './announcements';
import { LiveRegion } from './LiveRegion';

const announcements = createAnnouncements();
const said = '已加载 20 条订单';

/** The guide of `LiveRegion`. */
export const liveRegionGuide: Guide = {
  use: [
    'Once, near the root: for what can be seen to happen but has no words of its own, such as rows that were added, sorted or moved.',
    'With `assertive` only for what cannot wait: a connection that is lost.',
  ],
  avoid: [
    'For what should be seen too: use `MessageRegion`, or an `Alert`.',
    'For what is loaded: `DataState` announces it already.',
    'For the outcome of one button: `CopyButton` and `Button` with `loading` tell by themselves.',
  ],
  pairs: [
    {
      do: {
        note: 'The new rows are seen; their number is said.',
        example: (
          <>
            <Button onClick={() => announcements.announce(said)}>加载更多</Button>
            <LiveRegion announcements={announcements} />
          </>
        ),
      },
      dont: {
        note: 'An alert announces itself: with an announcement it is heard twice.',
        example: (
          <>
            <Alert tone="success">{said}</Alert>
            <Button onClick={() => announcements.announce(said)}>加载更多</Button>
          </>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Polite region',
      is: 'a `role="status"` out of sight at the end of `<body>`: waits for a pause',
    },
    { part: 'Assertive region', is: 'a `role="alert"` beside it: interrupts' },
  ],
  keyboard: [],
};
