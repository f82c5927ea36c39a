import type { Guide } from '../internal/guide';
import { Select } from '../Select/Select';
import { Combobox } from './Combobox';

/** The guide of `Combobox`. */
export const comboboxGuide: Guide = (say) => {
  const companies = [
    {
      value: 'sh',
      label: say(
        '上海明鉴人力资源信息技术服务有限公司',
        'Shanghai Mingjian HR Information Technology Services Co., Ltd.',
      ),
    },
    {
      value: 'hz',
      label: say('杭州云栖数据科技有限公司', 'Hangzhou Yunqi Data Technology Co., Ltd.'),
    },
  ];
  const load = () => Promise.resolve(companies);
  const namesakes = [
    {
      value: '1',
      label: say('王静怡', 'Wang Jingyi'),
      description: say('1993 · 上海 · 138****0421', '1993 · Shanghai · 138****0421'),
    },
    {
      value: '2',
      label: say('王静怡', 'Wang Jingyi'),
      description: say('1988 · 成都 · 139****7730', '1988 · Chengdu · 139****7730'),
    },
  ];
  return {
    group: 'Choices',
    use: [
      say(
        '用于从大量已知名称的选项中选一个：客户公司、候选人、学校。',
        'To choose one of many options known by name: a client company, a candidate, a school.',
      ),
      say(
        '由服务器搜索时，设置 `load`：停止输入 200 ms 后才请求，丢弃过期的响应，失败时可重试。',
        'With `load` when the server searches: it waits until typing pauses for 200 ms, outdated responses are dropped, a failure offers a retry.',
      ),
      say(
        '允许就地新建缺少的选项时，设置 `onCreate`。',
        'With `onCreate` when a missing option may be created here.',
      ),
    ],
    avoid: [
      say(
        '只有少数几个选项：使用 `Select` 或 `RadioGroup`，无需输入即可看到全部。',
        'For a handful of options: use `Select` or `RadioGroup`, which show all without typing.',
      ),
      say(
        '选择多个：使用 `MultiSelect`；自由输入：使用 `TagInput`。',
        'For several choices: use `MultiSelect`; for free text: use `TagInput`.',
      ),
      say('有层级的选项：使用 `TreeSelect`。', 'For options in a hierarchy: use `TreeSelect`.'),
    ],
    pairs: [
      {
        do: {
          note: say('用描述区分标签相同的选项。', 'A description distinguishes equal labels.'),
          example: (
            <Combobox label={say('候选人', 'Candidate')} options={namesakes} defaultValue="1" />
          ),
        },
        dont: {
          note: say(
            '两行文字一样，只能靠猜。',
            'Two rows with the same text: the choice is a guess.',
          ),
          example: (
            <Combobox
              label={say('候选人', 'Candidate')}
              options={namesakes.map(({ value, label }) => ({ value, label }))}
              defaultValue="1"
            />
          ),
        },
      },
      {
        do: {
          note: say('只有两个选项时，选择器可一次看全。', 'A select shows two options at once.'),
          example: (
            <Select
              label={say('报告语言', 'Report language')}
              options={[
                { value: 'zh', label: say('中文', 'Chinese') },
                { value: 'en', label: say('英文', 'English') },
              ]}
              value="zh"
              onValueChange={() => {}}
            />
          ),
        },
        dont: {
          note: say(
            '只有两个选项还要搜索，是让人用输入代替点选。',
            'A search over two options makes people type what they could press.',
          ),
          example: (
            <Combobox
              label={say('报告语言', 'Report language')}
              options={[
                { value: 'zh', label: say('中文', 'Chinese') },
                { value: 'en', label: say('英文', 'English') },
              ]}
              defaultValue="zh"
            />
          ),
        },
      },
      {
        do: {
          note: say(
            '使用 `load` 时，由 `selectedOption` 为尚未加载的值提供标签。',
            'With `load`, `selectedOption` labels a value that is not loaded yet.',
          ),
          example: (
            <Combobox
              label={say('委托公司', 'Client company')}
              load={load}
              value="sh"
              selectedOption={companies[0]}
            />
          ),
        },
        dont: {
          note: say('否则字段只能显示原始值。', 'Without it the field shows the bare value.'),
          example: <Combobox label={say('委托公司', 'Client company')} load={load} value="sh" />,
        },
      },
    ],
    anatomy: [
      {
        part: say('标签、说明、错误、备注', 'Label, help, error, note'),
        is: say('与所有字段相同', 'those of every field'),
      },
      {
        part: say('输入框', 'Input'),
        is: say(
          '显示选中项的标签；输入文字即搜索，未选择时恢复为原标签',
          'shows the selected label; typed text searches, and reverts to the label when nothing is selected',
        ),
      },
      {
        part: say('清除按钮', 'Clear button'),
        is: say('设置 `clearable` 且已选中值时出现', 'with `clearable`, while a value is selected'),
      },
      {
        part: say('箭头', 'Arrow'),
        is: say(
          '供鼠标点击打开列表；搜索进行中显示加载图标',
          'opens the list for a pointer; a spinner while a search is running',
        ),
      },
      {
        part: say('列表', 'List'),
        is: say(
          '标签、描述或禁用原因，以及对勾；或单独一行，表示搜索中、失败或无匹配',
          'label, description or disabled reason, and a tick; or one row for searching, failed or no match',
        ),
      },
    ],
    keyboard: [
      {
        keys: say('任意文字', 'Any text'),
        does: say(
          '打开列表并搜索；输入法组字期间等待。',
          'Opens the list and searches; during an input method’s composition it waits.',
        ),
      },
      {
        keys: '↓, ↑',
        does: say(
          '打开列表，然后移到下一个或上一个可用选项。',
          'Opens the list, then moves to the next or previous enabled option.',
        ),
      },
      {
        keys: 'Home, End, Page Up, Page Down',
        does: say(
          '列表打开时，移到第一个或最后一个选项。',
          'Moves to the first or last option while the list is open.',
        ),
      },
      {
        keys: 'Enter',
        does: say(
          '选中当前行、新建或重试；搜索中或组字期间无效果。',
          'Selects the active row, creates or retries; nothing while a search or a composition is running.',
        ),
      },
      {
        keys: 'Escape',
        does: say(
          '关闭列表并恢复选中项的标签，不清除任何内容。',
          'Closes the list and restores the selected label; clears nothing.',
        ),
      },
      {
        keys: 'Tab',
        does: say(
          '离开而不选择；文字恢复为选中项的标签。',
          'Leaves without a selection; the text reverts to the selected label.',
        ),
      },
    ],
  };
};
