import { TriangleAlert, Undo2 } from 'lucide-react';
import type { Guide, Say } from '../internal/guide';
import { Timeline, type TimelineItem } from './Timeline';

const eventsOf = (say: Say): TimelineItem[] => [
  {
    key: 'returned',
    time: '2026-11-20 16:42',
    dateTime: '2026-11-20T16:42:00+08:00',
    title: say('报告审核退回，审核人 陈思远', 'Report returned by the reviewer, Chen Siyuan'),
    content: say(
      '离职原因与证明人陈述不一致，请补充第二位证明人的访谈记录。',
      'The reason for leaving contradicts the reference. Add an interview with a second one.',
    ),
    tone: 'danger',
    icon: Undo2,
  },
  {
    key: 'warned',
    time: '2026-11-20 09:00',
    dateTime: '2026-11-20T09:00:00+08:00',
    title: say('距约定交付还有 6 个工作小时', '6 working hours until the agreed delivery'),
    tone: 'warning',
    icon: TriangleAlert,
  },
];

/** The guide of `Timeline`. */
export const timelineGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于同一对象的历史事件：订单历史、通话记录、规则变更。',
      'For past events of one object: the history of an order, notes on a call, changes of a rule.',
    ),
    say(
      '`time` 为相对时间时务必加 `dateTime`，以免丢失准确时间。',
      'With `dateTime` whenever `time` is relative, so that the exact time is not lost.',
    ),
  ],
  avoid: [
    say('固定流程：用 `Steps`。', 'For a fixed process: use `Steps`.'),
    say(
      '需要搜索和排序的条目：用 `Table`；数千条：用 `VirtualList`。',
      'For entries that are searched and sorted: use `Table`; for thousands of them: `VirtualList`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '人员和动作在一行；原因在下方。',
          'Actor and action in one line; the reason below.',
        ),
        example: <Timeline label={say('订单动态', 'Order activity')} items={eventsOf(say)} />,
      },
      dont: {
        note: say(
          '仅有状态名称，既无人员也无原因。',
          'The name of a state gives neither actor nor reason.',
        ),
        example: (
          <Timeline
            label={say('订单动态', 'Order activity')}
            items={[
              {
                key: 'a',
                time: say('昨天', 'Yesterday'),
                title: say('状态变更', 'Status changed'),
                tone: 'danger',
              },
              {
                key: 'b',
                time: say('昨天', 'Yesterday'),
                title: say('状态变更', 'Status changed'),
              },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('列表', 'List'),
      is: say(
        '有名称的 `<ol>`，保持传入的顺序',
        'an `<ol>` with a name, in the order it was given',
      ),
    },
    {
      part: say('标记', 'Marker'),
      is: say(
        '着色圆盘中的图标，或一个圆点；以线连接下一条',
        'an icon in a tinted disc, or a dot; a line connects it to the next',
      ),
    },
    {
      part: say('标题、时间', 'Title, time'),
      is: say(
        '放得下时在同一行；时间为 `<time>`',
        'in one line where they fit; the time is a `<time>`',
      ),
    },
    { part: say('内容', 'Content'), is: say('可选，位于下方，较弱', 'optional, quieter, below') },
  ],
  keyboard: [],
});
