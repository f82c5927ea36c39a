import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { AnchorNav } from './AnchorNav';

/** The guide of `AnchorNav`. */
export const anchorNavGuide: Guide = (say) => ({
  group: 'Navigation',
  use: [
    say(
      '用于超过三屏的页面旁：报告、合同、较长的设置页。',
      'Beside a page of more than three screens: a report, a contract, long settings.',
    ),
    say(
      '滚动的是页面局部而非窗口时，设置 `scroller`。',
      'With `scroller` where a part of the page scrolls instead of the window.',
    ),
    say(
      '需要把区块写入地址时，设置 `onValueChange`：地址由路由修改，而非本组件。',
      'With `onValueChange` where the section belongs in the address: the router changes it, not this component.',
    ),
  ],
  avoid: [
    say(
      '同一时间只显示其中一个的视图：使用 `Tabs`。',
      'For views of which one is visible at a time: use `Tabs`.',
    ),
    say('指向上级页面的链接：使用 `Breadcrumb`。', 'For links to parent pages: use `Breadcrumb`.'),
    say('顺序固定的步骤：使用 `Steps`。', 'For steps in a fixed order: use `Steps`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '名称简短，与页面顺序一致，最多两级。',
          'Short names, in the order of the page, two levels.',
        ),
        example: (
          <AnchorNav
            label={say('报告内容', 'Report contents')}
            items={[
              { id: 'guide-education', label: say('学历核实', 'Education check') },
              { id: 'guide-work', label: say('工作经历', 'Employment history') },
              { id: 'guide-work-1', label: '2019–2024', level: 2 },
            ]}
          />
        ),
      },
      dont: {
        note: say(
          '在区块之间混入指向其他页面的链接：没人知道哪些会离开本页。',
          'Links to other pages among the sections: nobody knows which of them leave the page.',
        ),
        example: (
          <>
            <Breadcrumb
              items={[
                { key: 'orders', label: say('订单', 'Orders'), href: '#orders' },
                { key: 'report', label: say('报告', 'Reports') },
              ]}
            />
            <Link href="#guide-education">{say('学历核实', 'Education check')}</Link>{' '}
            <Link href="#all">{say('全部报告', 'All reports')}</Link>
          </>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('地标', 'Landmark'),
      is: say(
        '粘性定位的 `<nav>`；窗口宽度低于 720 px 时变为顶部可横向滚动的条',
        'a sticky `<nav>`; below 720 px a strip at the top that scrolls sideways',
      ),
    },
    {
      part: say('链接', 'Links'),
      is: say('每个区块一个，按 `level` 缩进', 'one for each section, indented by `level`'),
    },
    {
      part: say('标记', 'Mark'),
      is: say(
        '正在阅读的区块：`aria-current="location"` 和一条线',
        'the section being read: `aria-current="location"` and a line',
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: say('在链接之间移动。', 'Moves from link to link.') },
    {
      keys: 'Enter',
      does: say(
        '滚动到对应区块，并将焦点移到其标题。',
        'Scrolls to the section and moves focus to its heading.',
      ),
    },
  ],
});
