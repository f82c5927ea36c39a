import { ErrorState } from '../ErrorState/ErrorState';
import type { Guide } from '../internal/guide';
import { ErrorBoundary } from './ErrorBoundary';

/** The guide of `ErrorBoundary`. */
export const errorBoundaryGuide: Guide = {
  group: 'Utilities',
  use: [
    'Around each part of a page that can fail separately: a card, a tab, a widget, and around the page in the shell.',
    'With `resetKey` set to the address or the id of the content: the next order retries automatically.',
    'With `onError` to report what happened, once for each error.',
  ],
  avoid: [
    'For a failed request: use `DataState` or `ErrorState`; a boundary catches only errors thrown while rendering.',
    'For errors in event handlers and promises: catch them there and show a message.',
  ],
  pairs: [
    {
      do: {
        note: 'The fallback is as large as the content, names it, and offers a retry.',
        example: (
          <ErrorBoundary
            fallback={(_error, retry) => <ErrorState title="调查记录显示出错" onRetry={retry} />}
          >
            <Broken />
          </ErrorBoundary>
        ),
      },
      dont: {
        note: 'Developers’ messages help nobody, and may reveal too much.',
        example: (
          <ErrorBoundary fallback={(error) => <p>{String(error)}</p>}>
            <Broken />
          </ErrorBoundary>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Children', is: 'rendered as they are: no element of its own' },
    {
      part: 'Fallback',
      is: 'the result of `fallback`, in their place until `retry` or a new `resetKey`',
    },
  ],
  keyboard: [],
};

function Broken(): never {
  throw new Error("Cannot read properties of undefined (reading 'candidate')");
}
