import { Alert } from '../Alert/Alert';
import type { Guide } from '../internal/guide';
import { ErrorSummary } from './ErrorSummary';

/** The guide of `ErrorSummary`. */
export const errorSummaryGuide: Guide = {
  use: [
    'Above a form with more than a screen of fields, after an attempt to submit it: what is wrong, and the way to each field.',
    'With `focusKey` counting the attempts, so that everybody notices at once, whatever they look at.',
    'With `href` for a field on another step or page.',
  ],
  avoid: [
    'For a form of two or three fields in sight: the `error` of the field says it; move focus to the first.',
    'For trouble that no field can mend (no connection, no permission): use `Alert`.',
    'For rows of an import that failed: use `BulkResult`.',
  ],
  pairs: [
    {
      do: {
        note: 'Names the field, says what to do, and leads there.',
        example: (
          <ErrorSummary errors={[{ fieldId: 'guide-phone', message: '手机：应为 11 位数字' }]} />
        ),
      },
      dont: {
        note: 'Somebody has to look for what is wrong, in sixty fields.',
        example: <Alert tone="danger">表单填写有误，请检查</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Section', is: 'a landmark named by its title; takes focus after a failed attempt' },
    { part: 'Title', is: 'a heading with the count; `headingLevel` fits it in' },
    { part: 'Links', is: 'one for each error, in the order of the fields' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the section to the first link, then to the next.' },
    {
      keys: 'Enter',
      does: 'Moves focus to the field and scrolls it into sight; in a group, to the chosen or first control.',
    },
  ],
};
