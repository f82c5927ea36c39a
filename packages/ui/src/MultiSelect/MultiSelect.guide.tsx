import type { Guide } from '../internal/guide';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { MultiSelect } from './MultiSelect';

/** The guide of `MultiSelect`. */
export const multiSelectGuide: Guide = (say) => {
  const states = [
    say('待接单', 'Awaiting acceptance'),
    say('信息收集', 'Information collection'),
    say('数据核实', 'Data verification'),
    say('报告审核', 'Report review'),
    say('已完成', 'Completed'),
    say('已取消', 'Cancelled'),
  ].map((label) => ({
    value: label,
    label,
  }));
  const ways = [
    { value: 'sms', label: say('短信', 'Text message') },
    { value: 'mail', label: say('邮件', 'Email') },
    { value: 'site', label: say('站内信', 'In-app message') },
  ];
  return {
    group: 'Choices',
    use: [
      say(
        '用于在五到几百个选项中多选，且空间有限：筛选、订阅、分公司所在城市。',
        'For several choices out of five to a few hundred, where space is limited: filters, subscriptions, the cities of a branch.',
      ),
      say(
        '选项可以分组，每组有标题；搜索时保留匹配项的组标题。',
        'With options in groups, each under its heading; a search keeps the headings of what it finds.',
      ),
      say(
        '选项来自服务端时设置 `loading` 和 `loadError`：加载期间，已选值的标签保持不变。',
        'With `loading` and `loadError` where the options come from a server: selected values keep their labels meanwhile.',
      ),
      say(
        '限制数量时设置 `max`：达到上限后，其余选项被禁用，并由列表播报。',
        'With `max` for a limit: once reached, the other options are disabled and the list announces it.',
      ),
    ],
    avoid: [
      say(
        '表单中不超过六个左右的选项：请用 `CheckboxGroup`，全部展示。',
        'For up to about six choices in a form: use `CheckboxGroup`, which shows them all.',
      ),
      say('自由输入的文本：请用 `TagInput`。', 'For free text: use `TagInput`.'),
      say(
        '在层级结构中选择：请用带 `multiple` 的 `TreeSelect`。',
        'For choices in a hierarchy: use `TreeSelect` with `multiple`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('三个选项全部可见。', 'Three choices are all visible.'),
          example: (
            <CheckboxGroup
              label={say('通知方式', 'Notify by')}
              options={ways}
              defaultValue={['sms']}
            />
          ),
        },
        dont: {
          note: say(
            '藏在点击之后，第三个选项没人会发现。',
            'Hidden behind a press, the third option is never found.',
          ),
          example: (
            <MultiSelect
              label={say('通知方式', 'Notify by')}
              options={ways}
              defaultValue={['sms']}
            />
          ),
        },
      },
      {
        do: {
          note: say(
            '前两项显示标签，其余显示数量：输入框高度不变。',
            'The first two by label and the number of the others: the field keeps its height.',
          ),
          example: (
            <MultiSelect
              label={say('订单状态', 'Order status')}
              options={states}
              defaultValue={[
                say('待接单', 'Awaiting acceptance'),
                say('信息收集', 'Information collection'),
                say('数据核实', 'Data verification'),
                say('已完成', 'Completed'),
              ]}
            />
          ),
        },
        dont: {
          note: say(
            '用 `shown` 显示全部时，标签被截断到一个也看不清。',
            'With everything `shown`, labels are truncated until none can be read.',
          ),
          example: (
            <MultiSelect
              label={say('订单状态', 'Order status')}
              shown={6}
              options={states}
              defaultValue={states.map(({ value }) => value)}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('标签', 'Label'),
        is: say('位于输入框上方，为按钮和列表命名', 'above the field; names button and list'),
      },
      {
        part: say('按钮', 'Button'),
        is: say(
          '以标签形式显示已选值，其后是其余数量；辅助技术会读出全部',
          'values as tags, then the number of the others; assistive technology reads all of them',
        ),
      },
      {
        part: say('清除', 'Clear'),
        is: say('设置 `clearable` 时出现，清空所有值', 'with `clearable`, clears all values'),
      },
      {
        part: say('搜索', 'Search'),
        is: say('选项超过十个时显示在选项上方', 'above the options when there are more than ten'),
      },
      {
        part: say('列表', 'List'),
        is: say(
          '选择过程中保持打开；已选项的复选框为勾选状态',
          'stays open during selection; selected ones have a checked box',
        ),
      },
      {
        part: say('末行', 'Last row'),
        is: say(
          '选项加载中显示加载图标；失败后显示原因和重试。会播报',
          'a spinner while options are loading; after a failure, the reason and a retry. Announced',
        ),
      },
      {
        part: say('说明、错误、备注', 'Help, error, note'),
        is: say('与所有字段相同', 'those of every field'),
      },
      {
        part: say('底部说明', 'Last line'),
        is: say(
          '设置 `max` 时显示已选数和上限；选满时播报',
          'with `max`, the selected and the allowed number; announced when full',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter, Space, ↓, ↑',
        does: say(
          '打开列表；如有搜索框，焦点移到搜索框。',
          'Opens the list; focus moves to the search if there is one.',
        ),
      },
      {
        keys: '↓, ↑',
        does: say(
          '在选项间移动，焦点在搜索框时也可以。',
          'Moves through the options, from the search too.',
        ),
      },
      {
        keys: 'Enter',
        does: say(
          '选中或取消选项，列表保持打开。没有搜索框时，Space 作用相同。',
          'Selects or deselects the option; the list stays open. Without a search, Space does the same.',
        ),
      },
      {
        keys: 'Escape, Tab',
        does: say('关闭列表，焦点回到按钮。', 'Closes and returns focus to the button.'),
      },
    ],
  };
};
