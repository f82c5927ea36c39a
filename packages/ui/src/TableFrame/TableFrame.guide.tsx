import { useSay, type Guide } from '../internal/guide';
import { Table } from '../Table/Table';
import { TableFrame } from './TableFrame';

/** A table that is wider than its place. */
function Orders() {
  const say = useSay();
  const rows = [
    ['BG2026111800421', say('欧阳静怡', 'Ouyang Jingyi'), say('调查中', 'In progress'), '1,280.00'],
    ['BG2026111800422', say('王晓明', 'Wang Xiaoming'), say('待补充', 'Incomplete'), '2,460.00'],
  ];
  const heads = [
    say('订单号', 'Order'),
    say('候选人', 'Candidate'),
    say('状态', 'State'),
    say('费用（元）', 'Fee (yuan)'),
  ];
  return (
    <Table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The guide of `TableFrame`. */
export const tableFrameGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '包裹每个可能比容器更宽或更长的 `Table`。',
      'Around every `Table` that may be wider or longer than its container.',
    ),
    say(
      '设置高度，使表头始终可见。',
      'With a height, so that the header of the table stays visible.',
    ),
    say(
      '也包裹同一列表的 `EmptyState`，使框架保持不变。',
      'Around the `EmptyState` of the same list, so that the frame stays.',
    ),
  ],
  avoid: [
    say('其他可滚动的内容：用 `ScrollArea`。', 'For other content that scrolls: use `ScrollArea`.'),
    say(
      '在 `Card` 内：给卡片加 `flush`，框架便去掉自身边框。',
      'Inside a `Card`: give the card `flush`; the frame then drops its own border.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '表格在框架内滚动，键盘也可操作。',
          'The table scrolls in its frame, by keyboard too.',
        ),
        example: (
          <TableFrame label={say('订单', 'Orders')} style={{ maxWidth: 320 }}>
            <Orders />
          </TableFrame>
        ),
      },
      dont: {
        note: say(
          '没有框架，宽表格会被截断，或整页横向滚动。',
          'Without it a wide table is clipped, or the whole page scrolls sideways.',
        ),
        example: (
          <div style={{ maxWidth: 320, overflow: 'hidden' }}>
            <Orders />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('边框', 'Frame'),
      is: say(
        '有名称的 `<div role="region">`，带边框，是一个 Tab 停靠点；可双向滚动',
        'a named `<div role="region">` with a border and a tab stop; scrolls both ways',
      ),
    },
    {
      part: say('内容', 'Content'),
      is: say('一个 `Table` 或其替代内容', 'one `Table`, or its replacement'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '先到框架，再到表格内的可聚焦元素。',
        'Reaches the frame, then the focusable elements of the table.',
      ),
    },
    {
      keys: '↓, ↑, ←, →, Page Down, Page Up, Home, End',
      does: say('滚动框架。', 'Scroll the frame.'),
    },
  ],
});
