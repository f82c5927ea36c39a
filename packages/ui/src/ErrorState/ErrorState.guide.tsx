import { EmptyState } from '../EmptyState/EmptyState';
import type { Guide } from '../internal/guide';
import { ErrorState } from './ErrorState';

const nothing = () => {};

/** The guide of `ErrorState`. */
export const errorStateGuide: Guide = {
  use: [
    'Where a list, a card or a chart would stand that could not be loaded.',
    'Without `onRetry` where trying again cannot help; then the description says what can.',
  ],
  avoid: [
    'When there is nothing to show: use `EmptyState`.',
    'When old content is still there: use `DataState` with `stale`, or an `Alert` above it.',
    'For a whole page: use `Result`.',
  ],
  pairs: [
    {
      do: {
        note: 'It says what could not be loaded and can try again where it stands.',
        example: <ErrorState title="附件未能加载" onRetry={nothing} />,
      },
      dont: {
        note: 'A failure that looks like emptiness makes people enter everything a second time.',
        example: <EmptyState title="还没有附件" />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<div role="alert">`: announced when it appears' },
    { part: 'Picture', is: 'an icon in the tint of danger, hidden from assistive technology' },
    { part: 'Title, description', is: 'have words of their own in Chinese and English' },
    { part: 'Retry', is: 'with `onRetry`; waits and keeps focus while `loading`' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the retry button, tries again; nothing while that is under way.',
    },
  ],
};
