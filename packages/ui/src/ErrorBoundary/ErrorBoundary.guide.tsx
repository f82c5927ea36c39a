import { ErrorState } from '../ErrorState/ErrorState';
import type { Guide } from '../internal/guide';
import { ErrorBoundary } from './ErrorBoundary';

/** The guide of `ErrorBoundary`. */
export const errorBoundaryGuide: Guide = {
  use: [
    'Around each part of a page that can fail alone: a card, a tab, a widget, and around the page in the shell.',
    'With `resetKey` set to the address or the id that is shown: the next order tries again by itself.',
    'With `onError` to report what happened, once for each error.',
  ],
  avoid: [
    'For a request that failed: use `DataState` or `ErrorState`; a boundary sees only errors thrown while rendering.',
    'For errors in event handlers and promises: catch them there and show a message.',
  ],
  pairs: [
    {
      do: {
        note: 'The fallback is as large as the part, says which part, and can try again.',
        example: (
          <ErrorBoundary
            fallback={(_error, retry) => <ErrorState title="调查记录显示出错" onRetry={retry} />}
          >
            <Broken />
          </ErrorBoundary>
        ),
      },
      dont: {
        note: 'The words of the programmer help nobody, and may tell too much.',
        example: (
          <ErrorBoundary fallback={(error) => <p>{String(error)}</p>}>
            <Broken />
          </ErrorBoundary>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Children', is: 'as they are: it renders no element of its own' },
    {
      part: 'Fallback',
      is: 'what `fallback` returns, in their place until `retry` or a new `resetKey`',
    },
  ],
  keyboard: [],
};

function Broken(): never {
  throw new Error("Cannot read properties of undefined (reading 'candidate')");
}
