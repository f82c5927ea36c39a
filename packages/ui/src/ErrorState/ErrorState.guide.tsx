import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../internal/guide';
import { ErrorState } from './ErrorState';

const nothing = () => {};

/** The guide of `ErrorState`. */
export const errorStateGuide: Guide = {
  group: 'Feedback',
  use: [
    'In place of a list, a card or a chart that failed to load.',
    'Without `onRetry` where a retry cannot help; then the description gives the remedy.',
  ],
  avoid: [
    'When there is nothing to show: use `EmptyState`.',
    'When previous content is available: use `DataState` with `stale`, or an `Alert` above it.',
    'For a whole page: use `Result`.',
  ],
  pairs: [
    {
      do: {
        note: 'It names the missing content and offers a retry in its place.',
        example: <ErrorState title="附件未能加载" onRetry={nothing} />,
      },
      dont: {
        note: 'A failure that looks like an empty list makes people enter everything again.',
        example: <EmptyState title="还没有附件" />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<div role="alert">`: announced when it appears' },
    { part: 'Picture', is: 'an icon in the tint of danger, hidden from assistive technology' },
    { part: 'Title, description', is: 'have default texts in Chinese and English' },
    { part: 'Retry', is: 'with `onRetry`; shows progress and keeps focus while `loading`' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the retry button, retries; nothing while that is running.',
    },
  ],
};
