import { useState } from 'react';
import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { TagInput, type TagInputProps } from './TagInput';

function Live(props: Omit<TagInputProps, 'onValueChange'>) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  return <TagInput {...props} value={value} onValueChange={setValue} />;
}

/** The guide of `TagInput`. */
export const tagInputGuide: Guide = {
  use: [
    'For several free words or numbers: phones of candidates, keywords, points to look at.',
    'With `max` where there is a limit: what does not fit is named, not lost in silence.',
  ],
  avoid: [
    'For words out of a list: use `MultiSelect`, which admits no typing mistakes.',
    'For sentences: use `TextArea`, since a comma ends a word here.',
  ],
  pairs: [
    {
      do: {
        note: 'Each word stands for itself, can be taken out and is there only once.',
        example: <Live label="重点关注" value={['竞业限制', '劳动仲裁']} />,
      },
      dont: {
        note: 'Words in one line of text: full-width or half-width comma? Twice the same?',
        example: <TextField label="重点关注" defaultValue="竞业限制，劳动仲裁,竞业限制" />,
      },
    },
    {
      do: {
        note: 'It says how a word is ended.',
        example: <Live label="候选人手机" value={[]} placeholder="输入后按回车，可一次粘贴多个" />,
      },
      dont: {
        note: 'Nobody guesses that a paste is split.',
        example: <Live label="候选人手机" value={[]} placeholder="请输入" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`: the name of the input and of the list' },
    {
      part: 'Tags',
      is: 'a list in the box; overlong words end in an ellipsis and keep the whole in their title',
    },
    { part: 'Cross', is: 'a button on each tag, gone while disabled or read-only' },
    { part: 'Input', is: 'a native `<input>` behind the last tag' },
    { part: 'Note', is: 'says politely what came in and went out, and shows what was refused' },
  ],
  keyboard: [
    {
      keys: 'Enter, comma, semicolon',
      does: 'Ends the word, in half and full width; not while a word is being composed.',
    },
    {
      keys: 'Backspace',
      does: 'In an empty input takes the last tag out; once a press, not while held down.',
    },
    { keys: 'Ctrl+V', does: 'Splits a pasted list at commas, semicolons, tabs and line breaks.' },
    { keys: 'Tab', does: 'Moves over the crosses to the input; leaving it ends the word.' },
    { keys: 'Enter, Space', does: 'On a cross, takes its tag out and moves to the input.' },
  ],
};
