import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { ErrorSummary } from './ErrorSummary';

/** The guide of `ErrorSummary`. */
export const errorSummaryGuide: Guide = {
  group: 'Inputs',
  use: [
    'Above a form longer than a screen, after an attempt to submit it: the errors, with links to the fields.',
    'With `focusKey` as the number of attempts, so that everybody notices at once.',
    'With `href` for a field on another step or page.',
  ],
  avoid: [
    'For a form of two or three visible fields: the `error` of the field is enough; move focus to the first.',
    'For problems without a field (no connection, no permission): use `Alert`.',
    'For rows of an import that failed: use `BulkResult`.',
  ],
  pairs: [
    {
      do: {
        note: 'Names the field, gives the remedy, and links to it.',
        example: (
          <ErrorSummary errors={[{ fieldId: 'guide-phone', message: '手机：应为 11 位数字' }]} />
        ),
      },
      dont: {
        note: 'Somebody has to find the error among sixty fields.',
        example: <Alert tone="danger">表单填写有误，请检查</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Section', is: 'a landmark named by its title; takes focus after a failed attempt' },
    { part: 'Title', is: 'a heading with the count, at `headingLevel`' },
    { part: 'Links', is: 'one for each error, in the order of the fields' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the section to the first link, then to the next.' },
    {
      keys: 'Enter',
      does: 'Moves focus to the field and scrolls it into view; in a group, to the selected or first control.',
    },
  ],
};
