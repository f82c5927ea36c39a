import type { Guide } from '../internal/guide';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from './Select';

/** The guide of `Select`. */
export const selectGuide: Guide = (say) => {
  const states = [
    say('待接单', 'Awaiting acceptance'),
    say('信息收集', 'Information collection'),
    say('数据核实', 'Data verification'),
    say('报告审核', 'Report review'),
    say('已完成', 'Completed'),
  ].map((label) => ({
    value: label,
    label,
  }));
  return {
    group: 'Choices',
    use: [
      say(
        '用于在五到一百个左右的已知选项中单选：状态、某省的城市、套餐。',
        'For one choice out of five to about a hundred known options: a state, a city of one province, a package.',
      ),
      say(
        '长列表自有次序时将选项分组，每组有标题：例如按省份列出城市。',
        'With options in groups, each under its heading, where a long list has an order of its own: cities by province.',
      ),
      say('允许空值时设置 `clearable`。', 'With `clearable` where an empty value is valid.'),
      say(
        '选项不多但来自服务端时设置 `loading` 和 `loadError`：加载期间，已选值的标签保持不变。',
        'With `loading` and `loadError` where a short list comes from a server: the selected value keeps its label meanwhile.',
      ),
    ],
    avoid: [
      say(
        '表单中两到四个选项：请用 `RadioGroup`；用于切换视图时请用 `SegmentedControl`。',
        'For two to four choices in a form: use `RadioGroup`, or `SegmentedControl` where the choice changes the view.',
      ),
      say(
        '数百个选项，或服务端搜索：请用 `Combobox`。',
        'For hundreds of options, or a server search: use `Combobox`.',
      ),
      say(
        '多选：请用 `MultiSelect`；层级结构：请用 `TreeSelect`。',
        'For several choices: use `MultiSelect`; for a hierarchy: `TreeSelect`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '两个选项并排：点一次即可，且都可见。',
            'Two choices side by side: one press, and both are visible.',
          ),
          example: (
            <SegmentedControl
              label={say('排序', 'Sort by')}
              options={[
                { value: 'new', label: say('最新', 'Newest') },
                { value: 'due', label: say('最急', 'Most urgent') },
              ]}
              defaultValue="new"
            />
          ),
        },
        dont: {
          note: say(
            '只有两项的列表会藏住其中一项，还要点两次。',
            'A list of two hides one of them and costs two presses.',
          ),
          example: (
            <Select
              label={say('排序', 'Sort by')}
              options={[
                { value: 'new', label: say('最新', 'Newest') },
                { value: 'due', label: say('最急', 'Most urgent') },
              ]}
              defaultValue="new"
            />
          ),
        },
      },
      {
        do: {
          note: say(
            '标签为字段命名，占位文字不承载必要信息。',
            'The label names the field; the placeholder adds nothing essential.',
          ),
          example: <Select label={say('订单状态', 'Order status')} options={states} />,
        },
        dont: {
          note: say(
            '用占位文字代替标签，选中后就消失了。',
            'A placeholder in place of a label disappears with a selection.',
          ),
          example: (
            <Select
              label={say('订单状态', 'Order status')}
              hideLabel
              options={states}
              placeholder={say('订单状态', 'Order status')}
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
          '显示已选项的标签或占位文字；标签过长时截断',
          'shows the selected label, or the placeholder; truncates long labels',
        ),
      },
      {
        part: say('清除', 'Clear'),
        is: say(
          '设置 `clearable` 时出现，是独立的有名称的按钮',
          'with `clearable`, a separate named button',
        ),
      },
      {
        part: say('列表', 'List'),
        is: say(
          '浮动在下方或上方；已选项带对勾',
          'floats below or above; the selected option has a tick',
        ),
      },
      {
        part: say('组', 'Group'),
        is: say(
          '标题及其下的选项；移到其中一项时朗读标题',
          'a heading with the options below it; read when one of them is reached',
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
        is: say('位于字段下方，与字段一起朗读', 'below the field and read with it'),
      },
    ],
    keyboard: [
      {
        keys: 'Enter, Space, ↓, ↑',
        does: say('打开列表，并定位到已选项。', 'Opens the list at the selected option.'),
      },
      {
        keys: '↓, ↑, Home, End',
        does: say('在可用的选项间移动。', 'Moves through the enabled options.'),
      },
      {
        keys: say('字母键', 'Letters'),
        does: say('跳到以所按字母开头的选项。', 'Jumps to the option that starts with them.'),
      },
      {
        keys: 'Enter, Space',
        does: say(
          '选中选项，关闭列表，焦点回到按钮。',
          'Selects, closes and returns focus to the button.',
        ),
      },
      {
        keys: 'Enter, Space',
        does: say(
          '在重试行上：重新请求选项，列表保持打开。',
          'On the retry row: requests the options again, and keeps the list open.',
        ),
      },
      { keys: 'Escape, Tab', does: say('关闭列表，不作更改。', 'Closes without a change.') },
    ],
  };
};
