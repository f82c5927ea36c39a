import type { Guide } from '../internal/guide';
import { TextArea } from './TextArea';

/** The guide of `TextArea`. */
export const textAreaGuide: Guide = {
  use: [
    'For text of several lines: remarks, reasons, statements of referees.',
    'With `count` and `maxLength` where the length is limited, so that nobody is cut off by surprise.',
    'With `autoGrow` where most texts are short and some are long.',
  ],
  avoid: ['For one line: use `TextField`.', 'For several single words: use `TagInput`.'],
  pairs: [
    {
      do: {
        note: 'As high as the text that is expected.',
        example: <TextArea label="差异说明" rows={4} placeholder="候选人所述、证明人所述、结论" />,
      },
      dont: {
        note: 'One line asks for a word, and hides the rest of a paragraph.',
        example: <TextArea label="差异说明" rows={1} placeholder="候选人所述、证明人所述、结论" />,
      },
    },
    {
      do: {
        note: 'The limit is in sight before it is reached.',
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
        note: 'A limit that nobody sees swallows what is typed.',
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
      is: 'a native `<textarea>` of `rows` lines, which can be pulled higher unless it grows by itself',
    },
    { part: 'Count', is: 'what is typed of what may be; it speaks up when a tenth is left' },
    { part: 'Help, error, note', is: 'below, read with the area' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves into the area and out of it; it types no tab.' },
    { keys: 'Enter', does: 'Begins a new line; it does not send the form.' },
  ],
};
