import type { Guide } from '../internal/guide';
import { Tabs } from '../Tabs/Tabs';
import { Accordion } from './Accordion';

const parts = [
  { key: 'identity', title: '身份核验', content: '一致' },
  { key: 'education', title: '学历核验', content: '硕士，2016 年' },
];

/** The guide of `Accordion`. */
export const accordionGuide: Guide = {
  group: 'Data display',
  use: [
    'For sections of a page that only some readers need: the checks of a report, questions and answers.',
    'The browser’s own search finds collapsed content and opens it.',
  ],
  avoid: [
    'For contents to compare: show them all, in `Card`s.',
    'For contents of which one is visible at a time: use `Tabs`.',
  ],
  pairs: [
    {
      do: {
        note: 'The heading and its note say enough to decide.',
        example: <Accordion items={parts.map((part) => ({ ...part, note: '已核实' }))} />,
      },
      dont: {
        note: 'A single section leaves nothing to choose: show it.',
        example: <Accordion items={parts.slice(0, 1)} />,
      },
    },
    {
      do: {
        note: 'Two views of one object are tabs.',
        example: (
          <Tabs
            label="核验"
            tabs={parts.map(({ key, title, content }) => ({ key, label: title, content }))}
          />
        ),
      },
      dont: {
        note: 'Everything open: headings only add lines.',
        example: <Accordion items={parts} defaultExpandedKeys={['identity', 'education']} />,
      },
    },
  ],
  anatomy: [
    { part: 'Heading', is: 'of the level that fits the page, with a native button inside' },
    { part: 'Arrow', is: 'rotates when the section is open' },
    { part: 'Note', is: 'a count or a state, at the end of the line' },
    { part: 'Content', is: 'a region named by its heading, for up to six sections' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the headings and the open content.' },
    { keys: 'Enter, Space', does: 'Opens or collapses the section.' },
  ],
};
