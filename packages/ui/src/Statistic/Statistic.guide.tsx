import type { Guide } from '../internal/guide';
import { Statistic } from './Statistic';

const nothing = () => {};
const box = { width: 200 };

/** The guide of `Statistic`. */
export const statisticGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于页面顶部的关键数字：待接单、已超时、本月完成。',
      'For the key figures at the top of a page: orders to accept, overdue, completed this month.',
    ),
    say(
      '数字链接到对应列表时设置 `href`；在本页筛选该列表时设置 `onClick` 和 `selected`。',
      'With `href` where the figure links to its list; with `onClick` and `selected` where it filters that list here.',
    ),
  ],
  avoid: [
    say(
      '单个对象的字段：请用 `DescriptionList`。',
      'For the fields of one object: use `DescriptionList`.',
    ),
    say('标签页或图标上的数字：请用 `Badge`。', 'For a number on a tab or an icon: use `Badge`.'),
    say('部分占整体的比例：请用 `Progress`。', 'For a part of a whole: use `Progress`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '数字带单位和对比：含义清楚。',
          'A number with unit and comparison: its meaning is clear.',
        ),
        example: (
          <Statistic
            label={say('本月完成', 'Completed this month')}
            value={1284}
            unit={say('单', 'orders')}
            hint={say('比上月多 96 单', '96 more than last month')}
            style={box}
          />
        ),
      },
      dont: {
        note: say(
          '手工格式化且孤立的数字：没有当前语言的分隔符，也没有对比。',
          'Formatted by hand and alone: without the separator of the locale and a comparison.',
        ),
        example: (
          <Statistic
            label={say('完成', 'Completed')}
            value={say('1284单', '1284 orders')}
            style={box}
          />
        ),
      },
    },
    {
      do: {
        note: say(
          '用危险色调标出唯一需要处理的数字。',
          'Danger marks the one figure that needs an action.',
        ),
        example: (
          <Statistic
            label={say('已超时', 'Overdue')}
            value={7}
            unit={say('单', 'orders')}
            tone="danger"
            hint={say('最久 3 天 4 小时', 'Longest: 3 days 4 hours')}
            onClick={nothing}
            style={box}
          />
        ),
      },
      dont: {
        note: say(
          '把颜色当装饰：中性的数字标成红色，看起来像出了问题。',
          'Colour as decoration: a neutral figure in red looks like a problem.',
        ),
        example: (
          <Statistic
            label={say('本月完成', 'Completed this month')}
            value={1284}
            unit={say('单', 'orders')}
            tone="danger"
            style={box}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('容器', 'Box'),
      is: say(
        '一个 `<div>`；设置 `href` 或 `onClick` 时为包裹全部内容的一个 `<a>` 或 `<button>`',
        'a `<div>`, or one `<a>` with `href` or `<button>` with `onClick` around everything',
      ),
    },
    { part: say('标签', 'Label'), is: say('统计的内容；可换行', 'what is counted; wraps') },
    {
      part: say('值、单位', 'Value, unit'),
      is: say(
        '数字等宽，从不截断；放不下的单位换到下方',
        'digits of equal width, never truncated; a unit without space goes below',
      ),
    },
    { part: say('提示', 'Hint'), is: say('对比，或下一步', 'a comparison, or the next step') },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '按下该数字，链接仅响应 Enter；二者均未设置时不参与 Tab 顺序。',
        'Presses the figure, a link with Enter alone; with neither there is no tab stop.',
      ),
    },
  ],
});
