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
const nothing = () => {};

/** The guide of `MultiSelect`. */
export const multiSelectGuide: Guide = {
  use: [
    'For several choices out of five to a few hundred, where room is short: filters, subscriptions, the cities of a branch.',
    'With `loading` and `loadError` where the options come from a server: what is picked keeps its name meanwhile.',
    'With `max` where only so many can be had: once reached, the rest is disabled and the list says so.',
  ],
  avoid: [
    'For up to about six choices in a form: use `CheckboxGroup`, which shows them all.',
    'For words that are not in a list: use `TagInput`.',
    'For choices in a tree: use `TreeSelect` with `multiple`.',
  ],
  pairs: [
    {
      do: {
        note: 'Three choices are all in sight.',
        example: (
          <CheckboxGroup label="通知方式" options={ways} value={['sms']} onValueChange={nothing} />
        ),
      },
      dont: {
        note: 'Hidden behind a press, the third way is never found.',
        example: (
          <MultiSelect label="通知方式" options={ways} value={['sms']} onValueChange={nothing} />
        ),
      },
    },
    {
      do: {
        note: 'The first two by name and a number for the rest: the row keeps its height.',
        example: (
          <MultiSelect
            label="订单状态"
            options={states}
            value={['待接单', '信息收集', '数据核实', '已完成']}
            onValueChange={nothing}
          />
        ),
      },
      dont: {
        note: 'With everything `shown`, names are cut so short that none can be read.',
        example: (
          <MultiSelect
            label="订单状态"
            shown={6}
            options={states}
            value={states.map(({ value }) => value)}
            onValueChange={nothing}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Label', is: 'above the field; names button and list' },
    {
      part: 'Button',
      is: 'picks as tags, then how many more; assistive technology hears all of them',
    },
    { part: 'Clear', is: 'with `clearable`, takes all picks back' },
    { part: 'Search', is: 'above the options when there are more than ten' },
    { part: 'List', is: 'stays open while picking; picked ones have a ticked box' },
    {
      part: 'Last row',
      is: 'while options are on their way, a spinner; when they failed to come, why, and a way to try again. Announced',
    },
    { part: 'Help, error, note', is: 'those of every field' },
    { part: 'Last line', is: 'with `max`, how many are picked of how many; announced when full' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, ↓, ↑',
      does: 'Opens the list; focus goes to the search where there is one.',
    },
    { keys: '↓, ↑', does: 'Moves through the options, from the search too.' },
    {
      keys: 'Enter',
      does: 'Picks or drops the option; the list stays open. Without a search, Space does the same.',
    },
    { keys: 'Escape, Tab', does: 'Closes and gives focus back to the button.' },
  ],
};
