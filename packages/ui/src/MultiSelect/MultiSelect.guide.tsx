import type { Guide } from '../internal/guide';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { MultiSelect } from './MultiSelect';

const states = ['待接单', '信息收集', '数据核实', '报告审核', '已完成', '已取消'].map((label) => ({
  value: label,
  label,
}));
const ways = [
  { value: 'sms', label: '短信' },
  { value: 'mail', label: '邮件' },
  { value: 'site', label: '站内信' },
];

/** The guide of `MultiSelect`. */
export const multiSelectGuide: Guide = {
  group: 'Choices',
  use: [
    'For several choices out of five to a few hundred, where space is limited: filters, subscriptions, the cities of a branch.',
    'With options in groups, each under its heading; a search keeps the headings of what it finds.',
    'With `loading` and `loadError` where the options come from a server: selected values keep their labels meanwhile.',
    'With `max` for a limit: once reached, the other options are disabled and the list announces it.',
  ],
  avoid: [
    'For up to about six choices in a form: use `CheckboxGroup`, which shows them all.',
    'For free text: use `TagInput`.',
    'For choices in a hierarchy: use `TreeSelect` with `multiple`.',
  ],
  pairs: [
    {
      do: {
        note: 'Three choices are all visible.',
        example: <CheckboxGroup label="通知方式" options={ways} defaultValue={['sms']} />,
      },
      dont: {
        note: 'Hidden behind a press, the third option is never found.',
        example: <MultiSelect label="通知方式" options={ways} defaultValue={['sms']} />,
      },
    },
    {
      do: {
        note: 'The first two by label and the number of the others: the field keeps its height.',
        example: (
          <MultiSelect
            label="订单状态"
            options={states}
            defaultValue={['待接单', '信息收集', '数据核实', '已完成']}
          />
        ),
      },
      dont: {
        note: 'With everything `shown`, labels are truncated until none can be read.',
        example: (
          <MultiSelect
            label="订单状态"
            shown={6}
            options={states}
            defaultValue={states.map(({ value }) => value)}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the field; names button and list' },
    {
      part: 'Button',
      is: 'values as tags, then the number of the others; assistive technology reads all of them',
    },
    { part: 'Clear', is: 'with `clearable`, clears all values' },
    { part: 'Search', is: 'above the options when there are more than ten' },
    { part: 'List', is: 'stays open during selection; selected ones have a checked box' },
    {
      part: 'Last row',
      is: 'a spinner while options are loading; after a failure, the reason and a retry. Announced',
    },
    { part: 'Help, error, note', is: 'those of every field' },
    {
      part: 'Last line',
      is: 'with `max`, the selected and the allowed number; announced when full',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, ↓, ↑',
      does: 'Opens the list; focus moves to the search if there is one.',
    },
    { keys: '↓, ↑', does: 'Moves through the options, from the search too.' },
    {
      keys: 'Enter',
      does: 'Selects or deselects the option; the list stays open. Without a search, Space does the same.',
    },
    { keys: 'Escape, Tab', does: 'Closes and returns focus to the button.' },
  ],
};
