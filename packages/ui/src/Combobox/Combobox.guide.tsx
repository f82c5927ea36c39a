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
  group: 'Choices',
  use: [
    'To choose one of many options known by name: a client company, a candidate, a school.',
    'With `load` when the server searches: it waits until typing pauses for 200 ms, outdated responses are dropped, a failure offers a retry.',
    'With `onCreate` when a missing option may be created here.',
  ],
  avoid: [
    'For a handful of options: use `Select` or `RadioGroup`, which show all without typing.',
    'For several choices: use `MultiSelect`; for free text: use `TagInput`.',
    'For options in a hierarchy: use `TreeSelect`.',
  ],
  pairs: [
    {
      do: {
        note: 'A description distinguishes equal labels.',
        example: <Combobox label="候选人" options={namesakes} defaultValue="1" />,
      },
      dont: {
        note: 'Two rows with the same text: the choice is a guess.',
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
        note: 'A select shows two options at once.',
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
        note: 'A search over two options makes people type what they could press.',
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
        note: 'With `load`, `selectedOption` labels a value that is not loaded yet.',
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
      is: 'shows the selected label; typed text searches, and reverts to the label when nothing is selected',
    },
    { part: 'Clear button', is: 'with `clearable`, while a value is selected' },
    { part: 'Arrow', is: 'opens the list for a pointer; a spinner while a search is running' },
    {
      part: 'List',
      is: 'label, description or disabled reason, and a tick; or one row for searching, failed or no match',
    },
  ],
  keyboard: [
    {
      keys: 'Any text',
      does: 'Opens the list and searches; during an input method’s composition it waits.',
    },
    {
      keys: '↓, ↑',
      does: 'Opens the list, then moves to the next or previous enabled option.',
    },
    {
      keys: 'Home, End, Page Up, Page Down',
      does: 'Moves to the first or last option while the list is open.',
    },
    {
      keys: 'Enter',
      does: 'Selects the active row, creates or retries; nothing while a search or a composition is running.',
    },
    { keys: 'Escape', does: 'Closes the list and restores the selected label; clears nothing.' },
    { keys: 'Tab', does: 'Leaves without a selection; the text reverts to the selected label.' },
  ],
};
