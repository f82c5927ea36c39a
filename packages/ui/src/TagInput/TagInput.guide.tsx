import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { TagInput } from './TagInput';

/** The guide of `TagInput`. */
export const tagInputGuide: Guide = {
  group: 'Inputs',
  use: [
    'For several free texts or numbers: phones of candidates, keywords, points to check.',
    'With `max` for a limit: rejected tags are named, not lost silently.',
  ],
  avoid: [
    'For options out of a list: use `MultiSelect`, which prevents typing mistakes.',
    'For sentences: use `TextArea`, since a comma ends a tag here.',
  ],
  pairs: [
    {
      do: {
        note: 'Each tag is separate, removable and unique.',
        example: <TagInput label="重点关注" defaultValue={['竞业限制', '劳动仲裁']} />,
      },
      dont: {
        note: 'Several values in one text: full-width or half-width comma? Duplicates?',
        example: <TextField label="重点关注" defaultValue="竞业限制，劳动仲裁,竞业限制" />,
      },
    },
    {
      do: {
        note: 'It explains how a tag ends.',
        example: <TagInput label="候选人手机" placeholder="输入后按回车，可一次粘贴多个" />,
      },
      dont: {
        note: 'Nobody guesses that a paste is split.',
        example: <TagInput label="候选人手机" placeholder="请输入" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the name of the input and of the list' },
    {
      part: 'Tags',
      is: 'a list in the box; long tags end in an ellipsis with the full text in their title',
    },
    { part: 'Cross', is: 'a button on each tag, absent while disabled or read-only' },
    { part: 'Input', is: 'a native `<input>` after the last tag' },
    { part: 'Note', is: 'announces added and removed tags politely, and shows rejected ones' },
  ],
  keyboard: [
    {
      keys: 'Enter, comma, semicolon',
      does: 'Ends the tag, in half and full width; not during a composition.',
    },
    {
      keys: 'Backspace',
      does: 'In an empty input removes the last tag; once per press, not while held down.',
    },
    { keys: 'Ctrl+V', does: 'Splits a pasted list at commas, semicolons, tabs and line breaks.' },
    { keys: 'Tab', does: 'Moves over the crosses to the input; leaving it ends the tag.' },
    { keys: 'Enter, Space', does: 'On a cross, removes its tag and moves to the input.' },
  ],
};
