import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { Timeline } from '../Timeline/Timeline';
import { orderEvents } from '../Timeline/Timeline.fixtures';
import { DataState } from './DataState';

const events = <Timeline label="订单动态" items={orderEvents.slice(-2)} />;
const nothing = () => {};

/** The guide of `DataState`. */
export const dataStateGuide: Guide = {
  use: [
    'Around everything that is asked of a server: a list, a card, a chart.',
    'With `noMatch` apart from `empty`: the first is put right by clearing the filter, the second by a first entry.',
    'With `stale` when a refresh failed and what was there is still worth reading.',
  ],
  avoid: [
    'For a whole page that does not exist or may not be seen: use `Result`.',
    'For an error while rendering: use `ErrorBoundary`.',
  ],
  pairs: [
    {
      do: {
        note: 'While it tries again the error stays and its button waits: nothing jumps, focus is kept.',
        example: (
          <DataState label="订单动态" state={{ kind: 'error', onRetry: nothing, retrying: true }}>
            {events}
          </DataState>
        ),
      },
      dont: {
        note: 'Back to `loading` on every retry takes the button away under the finger.',
        example: (
          <DataState label="订单动态" state={{ kind: 'loading' }}>
            {events}
          </DataState>
        ),
      },
    },
    {
      do: {
        note: 'A refresh that failed leaves what was there, and says how old it may be.',
        example: (
          <DataState label="订单动态" state={{ kind: 'stale', onRetry: nothing }}>
            {events}
          </DataState>
        ),
      },
      dont: {
        note: 'An alert in place of everything throws away what was already loaded.',
        example: <Alert tone="danger">加载失败。</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a named `<div role="group">` that can take focus by script' },
    {
      part: 'Announcement',
      is: 'a `role="status"` out of sight: loading, loaded, empty, no match, forbidden',
    },
    { part: 'Notice', is: 'an `Alert` above the content for `partial` and `stale`' },
    { part: 'Content', is: 'or what stands for it: `Skeleton`, `EmptyState`, `ErrorState`' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the button of the state, then the content; the group itself is passed over.',
    },
    {
      keys: 'Enter, Space',
      does: 'Presses that button; when it goes away, the group takes focus.',
    },
  ],
};
