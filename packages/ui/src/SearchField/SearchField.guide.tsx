import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { SearchField } from './SearchField';

/** The guide of `SearchField`. */
export const searchFieldGuide: Guide = {
  group: 'Inputs',
  use: [
    'For a text search above a table, a list or a tree.',
    'With `onSearch` for a server search; with `onValueChange` alone where the page filters its own data.',
    'With `loading` during a server search: the field stays usable.',
  ],
  avoid: [
    'To choose one of known values: use `Select` or `MultiSelect`, which can be searched too.',
    'For text that is stored: use `TextField`; Escape would clear this one.',
  ],
  pairs: [
    {
      do: {
        note: 'The placeholder names the searched fields.',
        example: <SearchField label="候选人" placeholder="姓名、手机或订单编号" />,
      },
      dont: {
        note: 'Nobody knows whether a phone number will work.',
        example: <SearchField label="候选人" placeholder="请输入" />,
      },
    },
    {
      do: {
        note: 'The lens shows that Enter searches; the cross clears at once.',
        example: <SearchField label="公司" placeholder="公司名称" />,
      },
      dont: {
        note: 'A plain field suggests neither.',
        example: <TextField label="搜索公司" placeholder="公司名称" />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'a `<label>`: the accessible name; above a table mostly with `hideLabel`',
    },
    { part: 'Sign', is: 'a lens at the start, a spinner while `loading`' },
    { part: 'Box', is: 'a native `<input type="search">`' },
    { part: 'Cross', is: 'a button at the end while there is text' },
    { part: 'Status', is: 'announces politely that a search is running' },
    { part: 'Help, error, note', is: 'below, read with the input' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Searches for the trimmed text; not the Enter that ends a composition.',
    },
    {
      keys: 'Escape',
      does: 'Clears the text and the search; the dialog around it stays open. On an empty field the dialog handles it.',
    },
    { keys: 'Tab', does: 'Moves to the input, then to the cross.' },
    {
      keys: 'Enter, Space',
      does: 'On the cross, clears the text and returns focus to the input.',
    },
  ],
};
