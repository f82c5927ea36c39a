import type { Guide } from '../internal/guide';
import { Select } from '../Select/Select';
import { Combobox } from './Combobox';

const companies = [
  { value: 'sh', label: '上海明鉴人力资源信息技术服务有限公司' },
  { value: 'hz', label: '杭州云栖数据科技有限公司' },
];
const namesakes = [
  { value: '1', label: '王静怡', description: '1993 · 上海 · 138****0421' },
  { value: '2', label: '王静怡', description: '1988 · 成都 · 139****7730' },
];
const load = () => Promise.resolve(companies);

/** The guide of `Combobox`. */
export const comboboxGuide: Guide = {
  use: [
    'To choose one of many that people know by name: a client company, a candidate, a school.',
    'With `load` when the server searches: typing rests 200 ms, late answers are dropped, a failure offers a retry.',
    'With `onCreate` when what is missing may be added on the spot.',
  ],
  avoid: [
    'For a handful of options: use `Select` or `RadioGroup`, where all are seen without typing.',
    'For several choices: use `MultiSelect`; for free words: use `TagInput`.',
    'For options with parents: use `TreeSelect`.',
  ],
  pairs: [
    {
      do: {
        note: 'A description tells namesakes apart.',
        example: <Combobox label="候选人" options={namesakes} defaultValue="1" />,
      },
      dont: {
        note: 'Two rows that read the same: the choice is a guess.',
        example: (
          <Combobox
            label="候选人"
            options={namesakes.map(({ value, label }) => ({ value, label }))}
            defaultValue="1"
          />
        ),
      },
    },
    {
      do: {
        note: 'Two options are seen at once in a select.',
        example: (
          <Select
            label="报告语言"
            options={[
              { value: 'zh', label: '中文' },
              { value: 'en', label: '英文' },
            ]}
            value="zh"
            onValueChange={() => {}}
          />
        ),
      },
      dont: {
        note: 'A search over two options asks people to type what they could press.',
        example: (
          <Combobox
            label="报告语言"
            options={[
              { value: 'zh', label: '中文' },
              { value: 'en', label: '英文' },
            ]}
            defaultValue="zh"
          />
        ),
      },
    },
    {
      do: {
        note: 'With `load`, `selectedOption` names a value that is not loaded yet.',
        example: <Combobox label="委托公司" load={load} value="sh" selectedOption={companies[0]} />,
      },
      dont: {
        note: 'Without it the field shows the bare value.',
        example: <Combobox label="委托公司" load={load} value="sh" />,
      },
    },
  ],
  anatomy: [
    { part: 'Label, help, error, note', is: 'those of every field' },
    {
      part: 'Input',
      is: 'shows the chosen label; what is typed searches, and goes back to the label when nothing is chosen',
    },
    { part: 'Clear button', is: 'with `clearable`, while something is chosen' },
    { part: 'Arrow', is: 'opens the list for a pointer; a spinner while a search is under way' },
    {
      part: 'List',
      is: 'label, description or the reason why not, and a tick; or one row that says searching, failed or no match',
    },
  ],
  keyboard: [
    {
      keys: 'Any text',
      does: 'Opens the list and searches; during an input method’s composition it waits.',
    },
    {
      keys: '↓, ↑',
      does: 'Opens the list, then moves to the next or previous option, past disabled ones.',
    },
    {
      keys: 'Home, End, Page Up, Page Down',
      does: 'Moves to the first or last option while the list is open.',
    },
    {
      keys: 'Enter',
      does: 'Chooses the marked row, creates or tries again; nothing while a search is under way or a word is composed.',
    },
    { keys: 'Escape', does: 'Closes the list and puts the chosen label back; clears nothing.' },
    { keys: 'Tab', does: 'Leaves without choosing; the text goes back to the chosen label.' },
  ],
};
