import type { Guide } from '../internal/guide';
import { TextField } from '../TextField/TextField';
import { SearchField } from './SearchField';

/** The guide of `SearchField`. */
export const searchFieldGuide: Guide = (say) => ({
  group: 'Inputs',
  use: [
    say('用于表格、列表或树上方的文本搜索。', 'For a text search above a table, a list or a tree.'),
    say(
      '服务端搜索使用 `onSearch`；页面自行筛选数据时只用 `onValueChange`。',
      'With `onSearch` for a server search; with `onValueChange` alone where the page filters its own data.',
    ),
    say(
      '服务端搜索期间设置 `loading`：输入框仍可使用。',
      'With `loading` during a server search: the field stays usable.',
    ),
  ],
  avoid: [
    say(
      '从已知的值中选择：请用 `Select` 或 `MultiSelect`，它们也支持搜索。',
      'To choose one of known values: use `Select` or `MultiSelect`, which can be searched too.',
    ),
    say(
      '需要保存的文本：请用 `TextField`；此处按 Escape 会清空内容。',
      'For text that is stored: use `TextField`; Escape would clear this one.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('占位文字说明可搜索的字段。', 'The placeholder names the searched fields.'),
        example: (
          <SearchField
            label={say('候选人', 'Candidate')}
            placeholder={say('姓名、手机或订单编号', 'Name, mobile or order number')}
          />
        ),
      },
      dont: {
        note: say('没人知道能不能用手机号搜索。', 'Nobody knows whether a phone number will work.'),
        example: (
          <SearchField
            label={say('候选人', 'Candidate')}
            placeholder={say('请输入', 'Please enter')}
          />
        ),
      },
    },
    {
      do: {
        note: say(
          '放大镜表明按 Enter 即可搜索，叉号可立即清空。',
          'The lens shows that Enter searches; the cross clears at once.',
        ),
        example: (
          <SearchField
            label={say('公司', 'Company')}
            placeholder={say('公司名称', 'Company name')}
          />
        ),
      },
      dont: {
        note: say('普通输入框看不出这两点。', 'A plain field suggests neither.'),
        example: (
          <TextField
            label={say('搜索公司', 'Search companies')}
            placeholder={say('公司名称', 'Company name')}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('标签', 'Label'),
      is: say(
        '一个 `<label>`，即无障碍名称；在表格上方时通常设置 `hideLabel`',
        'a `<label>`: the accessible name; above a table mostly with `hideLabel`',
      ),
    },
    {
      part: say('图标', 'Sign'),
      is: say(
        '开头的放大镜，`loading` 时为加载图标',
        'a lens at the start, a spinner while `loading`',
      ),
    },
    {
      part: say('容器', 'Box'),
      is: say('原生 `<input type="search">`', 'a native `<input type="search">`'),
    },
    {
      part: say('关闭按钮', 'Cross'),
      is: say('有文字时出现在末尾的按钮', 'a button at the end while there is text'),
    },
    {
      part: say('状态', 'Status'),
      is: say('以礼貌模式播报正在搜索', 'announces politely that a search is running'),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say('位于下方，与输入框一起朗读', 'below, read with the input'),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say(
        '以去除首尾空格的文本搜索；输入法确认候选词的 Enter 除外。',
        'Searches for the trimmed text; not the Enter that ends a composition.',
      ),
    },
    {
      keys: 'Escape',
      does: say(
        '清空文字和搜索结果，所在的对话框保持打开。输入框为空时由对话框处理。',
        'Clears the text and the search; the dialog around it stays open. On an empty field the dialog handles it.',
      ),
    },
    {
      keys: 'Tab',
      does: say('移到输入框，再移到叉号。', 'Moves to the input, then to the cross.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '在叉号上：清空文字，焦点回到输入框。',
        'On the cross, clears the text and returns focus to the input.',
      ),
    },
  ],
});
