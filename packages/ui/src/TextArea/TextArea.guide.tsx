import type { Guide } from '../internal/guide';
import { TextArea } from './TextArea';

/** The guide of `TextArea`. */
export const textAreaGuide: Guide = {
  group: 'Inputs',
  use: [
    'For text of several lines: remarks, reasons, statements of referees.',
    'With `count` and `maxLength` for a limited length, so that nobody is surprised by it.',
    'With `autoGrow` where most texts are short and some are long.',
  ],
  avoid: ['For one line: use `TextField`.', 'For several short values: use `TagInput`.'],
  pairs: [
    {
      do: {
        note: 'As high as the expected text.',
        example: <TextArea label="差异说明" rows={4} placeholder="候选人所述、证明人所述、结论" />,
      },
      dont: {
        note: 'One line suggests a word, and hides the rest of a paragraph.',
        example: <TextArea label="差异说明" rows={1} placeholder="候选人所述、证明人所述、结论" />,
      },
    },
    {
      do: {
        note: 'The limit is visible before it is reached.',
        example: (
          <TextArea
            label="取消原因"
            rows={2}
            count
            maxLength={100}
            defaultValue="候选人主动放弃该职位。"
          />
        ),
      },
      dont: {
        note: 'An invisible limit drops typed text.',
        example: (
          <TextArea
            label="取消原因"
            rows={2}
            maxLength={12}
            defaultValue="候选人主动放弃该职位。"
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the accessible name' },
    {
      part: 'Area',
      is: 'a native `<textarea>` of `rows` lines, resizable unless it grows by itself',
    },
    {
      part: 'Count',
      is: 'the typed and the allowed number of characters; announces only the last tenth',
    },
    { part: 'Help, error, note', is: 'below, read with the area' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves into the area and out of it; it types no tab.' },
    { keys: 'Enter', does: 'Begins a new line; it does not submit the form.' },
  ],
};
