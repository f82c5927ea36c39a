import type { Guide } from '../internal/guide';
import { Tabs } from '../Tabs/Tabs';
import { Accordion } from './Accordion';

/** The guide of `Accordion`. */
export const accordionGuide: Guide = (say) => {
  const parts = [
    { key: 'identity', title: say('身份核验', 'Identity check'), content: say('一致', 'Match') },
    {
      key: 'education',
      title: say('学历核验', 'Education check'),
      content: say('硕士，2016 年', 'Master’s degree, 2016'),
    },
  ];
  return {
    group: 'Data display',
    use: [
      say(
        '用于只有部分读者需要的页面区块：报告中的各项核验、常见问答。',
        'For sections of a page that only some readers need: the checks of a report, questions and answers.',
      ),
      say(
        '浏览器自带的页内查找能找到折叠的内容，并自动展开。',
        'The browser’s own search finds collapsed content and opens it.',
      ),
    ],
    avoid: [
      say(
        '需要对照的内容：用 `Card` 全部展示。',
        'For contents to compare: show them all, in `Card`s.',
      ),
      say(
        '同一时间只显示其中一项的内容：使用 `Tabs`。',
        'For contents of which one is visible at a time: use `Tabs`.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '仅凭标题和备注，就能判断是否需要展开。',
            'The heading and its note say enough to decide.',
          ),
          example: (
            <Accordion
              items={parts.map((part) => ({ ...part, note: say('已核实', 'Verified') }))}
            />
          ),
        },
        dont: {
          note: say(
            '只有一个区块时无可选择：直接展示。',
            'A single section leaves nothing to choose: show it.',
          ),
          example: <Accordion items={parts.slice(0, 1)} />,
        },
      },
      {
        do: {
          note: say('同一对象的两种视图应使用标签页。', 'Two views of one object are tabs.'),
          example: (
            <Tabs
              label={say('核验', 'Check')}
              tabs={parts.map(({ key, title, content }) => ({ key, label: title, content }))}
            />
          ),
        },
        dont: {
          note: say('全部展开：标题只是徒增行数。', 'Everything open: headings only add lines.'),
          example: <Accordion items={parts} defaultExpandedKeys={['identity', 'education']} />,
        },
      },
    ],
    anatomy: [
      {
        part: say('标题', 'Heading'),
        is: say(
          '层级与页面相符，内含原生按钮',
          'of the level that fits the page, with a native button inside',
        ),
      },
      { part: say('箭头', 'Arrow'), is: say('区块展开时旋转', 'rotates when the section is open') },
      {
        part: say('备注', 'Note'),
        is: say('数量或状态，位于行尾', 'a count or a state, at the end of the line'),
      },
      {
        part: say('内容', 'Content'),
        is: say(
          '以标题命名的区域，适用于不超过六个区块',
          'a region named by its heading, for up to six sections',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab',
        does: say(
          '在各标题和已展开的内容之间移动。',
          'Moves through the headings and the open content.',
        ),
      },
      { keys: 'Enter, Space', does: say('展开或折叠区块。', 'Opens or collapses the section.') },
    ],
  };
};
