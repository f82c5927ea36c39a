import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useSay, type Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { Table } from './Table';

/** The guide of `Table`. */
export const tableGuide: Guide = (say) => ({
  group: 'Data display',
  use: [
    say(
      '用于比较字段相同的多个对象：订单、候选人、发票。',
      'For many objects with the same fields, which are compared: orders, candidates, invoices.',
    ),
    say(
      '放在可滚动的 `TableFrame` 中；`data-pin` 使某列在小屏幕上始终可见。',
      'In a `TableFrame`, which scrolls; `data-pin` keeps a column visible on small screens.',
    ),
  ],
  avoid: [
    say('单个对象：用 `DescriptionList`。', 'For one object: use `DescriptionList`.'),
    say(
      '没有列的少量行：用 `List`；手机上的卡片：用 `CardList`。',
      'For a few lines without columns: use `List`; for cards on a phone: `CardList`.',
    ),
    say(
      '数千行：用 `Pagination` 分页加载，或用 `VirtualList`。',
      'For thousands of rows: load them page by page with `Pagination`, or use `VirtualList`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '数字尾端对齐，相同数位处于同一列。',
          'Numbers are end-aligned, so that digits of the same weight are in one column.',
        ),
        example: <Fees align="end" />,
      },
      dont: {
        note: say('首端对齐的数字无法比较。', 'Start-aligned numbers cannot be compared.'),
        example: <Fees />,
      },
    },
    {
      do: {
        note: say(
          '色条引起注意，文字说明问题。',
          'The bar draws attention, the text names the problem.',
        ),
        example: <Late says={say('已超时', 'Overdue')} />,
      },
      dont: {
        note: say(
          '只有颜色：问题是什么？看不出红色的人怎么办？',
          'A colour alone: what is the problem, and who cannot see red?',
        ),
        example: <Late />,
      },
    },
  ],
  anatomy: [
    {
      part: say('头部', 'Head'),
      is: say(
        '固定在框架顶部；可排序的表头为含 `<button>` 的 `<th aria-sort>`',
        'sticks to the top of the frame; a sortable one is a `<th aria-sort>` with a `<button>`',
      ),
    },
    {
      part: say('行', 'Row'),
      is: say(
        '高度由密度决定；以 `aria-selected` 或 `data-selected` 标记',
        'as high as the density; marked by `aria-selected` or `data-selected`',
      ),
    },
    {
      part: say('禁用行', 'Disabled row'),
      is: say(
        '`aria-disabled` 或 `data-disabled`：变浅但仍可读；`data-reason` 在悬停时显示原因，单元格文字或复选框的说明让所有人都能得知',
        '`aria-disabled` or `data-disabled`: muted but readable; `data-reason` shows the reason on hover, a cell or the description of its box gives it to everybody',
      ),
    },
    {
      part: say('横条', 'Bar'),
      is: say(
        '行上带 `data-tone`：以颜色重申单元格中的文字和图标，绝不单独使用',
        'with `data-tone` on a row: repeats in colour the text and icon of a cell, never alone',
      ),
    },
    {
      part: say('单元格', 'Cell'),
      is: say(
        '单行；多行用 `data-wrap`，数字用 `data-align="end"`',
        'one line; `data-wrap` for several, `data-align="end"` for numbers',
      ),
    },
    {
      part: say('底部', 'Foot'),
      is: say('合计，加粗，位于两条线之间', 'totals, in bold between two lines'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '在排序按钮和单元格内的可聚焦元素间移动；行不是 Tab 停靠点。',
        'Moves through the sort buttons and the focusable elements of the cells; rows are no tab stops.',
      ),
    },
    {
      keys: 'Enter, Space',
      does: say('在排序按钮上，调用其 `onClick`。', 'On a sort button, calls its `onClick`.'),
    },
  ],
});

function Fees({ align }: { align?: 'end' }) {
  const say = useSay();
  const fees = [
    [say('王晓明', 'Wang Xiaoming'), '2,460.00'],
    [say('李雷', 'Li Lei'), '420.00'],
  ];
  return (
    <Table density="compact">
      <thead>
        <tr>
          <th scope="col">{say('候选人', 'Candidate')}</th>
          <th scope="col" data-align={align}>
            {say('费用（元）', 'Fee (CNY)')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map(([name, fee]) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-align={align}>{fee}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Late({ says }: { says?: string }) {
  const say = useSay();
  return (
    <Table density="compact">
      <thead>
        <tr>
          <th scope="col">{say('候选人', 'Candidate')}</th>
          <th scope="col">{say('状态', 'Status')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{say('李雷', 'Li Lei')}</td>
          <td>{say('调查中', 'In progress')}</td>
        </tr>
        <tr data-tone="danger">
          <td>{say('王晓明', 'Wang Xiaoming')}</td>
          <td>
            {says === undefined ? (
              say('调查中', 'In progress')
            ) : (
              <Tag tone="danger" mark={<Icon icon={CircleAlert} />}>
                {says}
              </Tag>
            )}
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
