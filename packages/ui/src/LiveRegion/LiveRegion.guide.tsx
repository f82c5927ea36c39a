import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { createAnnouncements } from './announcements';
import { LiveRegion } from './LiveRegion';

const announcements = createAnnouncements();
const text = '已加载 20 条订单';

/** The guide of `LiveRegion`. */
export const liveRegionGuide: Guide = {
  group: 'Utilities',
  use: [
    'Once, near the root: for visible changes without a text of their own, such as rows that were added, sorted or moved.',
    'With `assertive` only for urgent events: a lost connection.',
  ],
  avoid: [
    'For a visible message too: use `MessageRegion`, or an `Alert`.',
    'For loaded content: `DataState` already announces it.',
    'For the outcome of one button: `CopyButton` and `Button` with `loading` announce it themselves.',
  ],
  pairs: [
    {
      do: {
        note: 'The new rows are visible; their number is announced.',
        example: (
          <>
            <Button onClick={() => announcements.announce(text)}>加载更多</Button>
            <LiveRegion announcements={announcements} />
          </>
        ),
      },
      dont: {
        note: 'An alert announces itself: with an announcement it is read twice.',
        example: (
          <>
            <Alert tone="success">{text}</Alert>
            <Button onClick={() => announcements.announce(text)}>加载更多</Button>
          </>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Polite region',
      is: 'a visually hidden `role="status"` at the end of `<body>`: waits for a pause',
    },
    { part: 'Assertive region', is: 'a `role="alert"` beside it: interrupts' },
  ],
  keyboard: [],
};
