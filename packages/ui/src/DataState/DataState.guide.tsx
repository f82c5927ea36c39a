import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { Timeline } from '../Timeline/Timeline';
import { orderEvents } from '../Timeline/Timeline.fixtures';
import { DataState } from './DataState';

const events = <Timeline label="订单动态" items={orderEvents.slice(-2)} />;
const nothing = () => {};

/** The guide of `DataState`. */
export const dataStateGuide: Guide = {
  group: 'Feedback',
  use: [
    'Around all content from a server: a list, a card, a chart.',
    'With `noMatch` apart from `empty`: the first is solved by clearing the filter, the second by a first entry.',
    'With `stale` when a refresh failed and the previous content is still useful.',
  ],
  avoid: [
    'For a whole page that does not exist or is forbidden: use `Result`.',
    'For an error while rendering: use `ErrorBoundary`.',
  ],
  pairs: [
    {
      do: {
        note: 'During a retry the error stays and its button shows progress: no layout shift, and focus is kept.',
        example: (
          <DataState label="订单动态" state={{ kind: 'error', onRetry: nothing, retrying: true }}>
            {events}
          </DataState>
        ),
      },
      dont: {
        note: 'Back to `loading` on every retry removes the button under the finger.',
        example: (
          <DataState label="订单动态" state={{ kind: 'loading' }}>
            {events}
          </DataState>
        ),
      },
    },
    {
      do: {
        note: 'A failed refresh keeps the content, and notes that it may be outdated.',
        example: (
          <DataState label="订单动态" state={{ kind: 'stale', onRetry: nothing }}>
            {events}
          </DataState>
        ),
      },
      dont: {
        note: 'An alert in place of everything discards the loaded content.',
        example: <Alert tone="danger">加载失败。</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Group', is: 'a named `<div role="group">` that is focusable by script' },
    {
      part: 'Announcement',
      is: 'a visually hidden `role="status"`: loading, loaded, empty, no match, forbidden',
    },
    { part: 'Notice', is: 'an `Alert` above the content for `partial` and `stale`' },
    { part: 'Content', is: 'or its replacement: `Skeleton`, `EmptyState`, `ErrorState`' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches the button of the state, then the content; the group itself is skipped.',
    },
    {
      keys: 'Enter, Space',
      does: 'Presses that button; when it is removed, the group takes focus.',
    },
  ],
};
