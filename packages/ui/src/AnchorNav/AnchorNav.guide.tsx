import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import type { Guide } from '../internal/guide';
import { Link } from '../Link/Link';
import { AnchorNav } from './AnchorNav';

/** The guide of `AnchorNav`. */
export const anchorNavGuide: Guide = {
  group: 'Navigation',
  use: [
    'Beside a page of more than three screens: a report, a contract, long settings.',
    'With `scroller` where a part of the page scrolls instead of the window.',
    'With `onValueChange` where the section belongs in the address: the router changes it, not this component.',
  ],
  avoid: [
    'For views of which one is visible at a time: use `Tabs`.',
    'For links to parent pages: use `Breadcrumb`.',
    'For steps in a fixed order: use `Steps`.',
  ],
  pairs: [
    {
      do: {
        note: 'Short names, in the order of the page, two levels.',
        example: (
          <AnchorNav
            label="报告内容"
            items={[
              { id: 'guide-education', label: '学历核实' },
              { id: 'guide-work', label: '工作经历' },
              { id: 'guide-work-1', label: '2019–2024', level: 2 },
            ]}
          />
        ),
      },
      dont: {
        note: 'Links to other pages among the sections: nobody knows which of them leave the page.',
        example: (
          <>
            <Breadcrumb
              items={[
                { key: 'orders', label: '订单', href: '#orders' },
                { key: 'report', label: '报告' },
              ]}
            />
            <Link href="#guide-education">学历核实</Link> <Link href="#all">全部报告</Link>
          </>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Landmark',
      is: 'a sticky `<nav>`; below 720 px a strip at the top that scrolls sideways',
    },
    { part: 'Links', is: 'one for each section, indented by `level`' },
    { part: 'Mark', is: 'the section being read: `aria-current="location"` and a line' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Scrolls to the section and moves focus to its heading.' },
  ],
};
