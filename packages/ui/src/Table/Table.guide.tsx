import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import type { Guide } from '../internal/guide';
import { Tag } from '../Tag/Tag';
import { Table } from './Table';

const fees = [
  ['王晓明', '2,460.00'],
  ['李雷', '420.00'],
];

/** The guide of `Table`. */
export const tableGuide: Guide = {
  group: 'Data display',
  use: [
    'For many objects with the same fields, which are compared: orders, candidates, invoices.',
    'In a `TableFrame`, which scrolls; `data-pin` keeps a column visible on small screens.',
  ],
  avoid: [
    'For one object: use `DescriptionList`.',
    'For a few lines without columns: use `List`; for cards on a phone: `CardList`.',
    'For thousands of rows: load them page by page with `Pagination`, or use `VirtualList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Numbers are end-aligned, so that digits of the same weight are in one column.',
        example: <Fees align="end" />,
      },
      dont: { note: 'Start-aligned numbers cannot be compared.', example: <Fees /> },
    },
    {
      do: {
        note: 'The bar draws attention, the text names the problem.',
        example: <Late says="已超时" />,
      },
      dont: {
        note: 'A colour alone: what is the problem, and who cannot see red?',
        example: <Late />,
      },
    },
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'sticks to the top of the frame; a sortable one is a `<th aria-sort>` with a `<button>`',
    },
    { part: 'Row', is: 'as high as the density; marked by `aria-selected` or `data-selected`' },
    {
      part: 'Disabled row',
      is: '`aria-disabled` or `data-disabled`: muted but readable; `data-reason` shows the reason on hover, a cell or the description of its box gives it to everybody',
    },
    {
      part: 'Bar',
      is: 'with `data-tone` on a row: repeats in colour the text and icon of a cell, never alone',
    },
    { part: 'Cell', is: 'one line; `data-wrap` for several, `data-align="end"` for numbers' },
    { part: 'Foot', is: 'totals, in bold between two lines' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the sort buttons and the focusable elements of the cells; rows are no tab stops.',
    },
    { keys: 'Enter, Space', does: 'On a sort button, calls its `onClick`.' },
  ],
};

function Fees({ align }: { align?: 'end' }) {
  return (
    <Table density="compact">
      <thead>
        <tr>
          <th scope="col">候选人</th>
          <th scope="col" data-align={align}>
            费用（元）
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
  return (
    <Table density="compact">
      <thead>
        <tr>
          <th scope="col">候选人</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>李雷</td>
          <td>调查中</td>
        </tr>
        <tr data-tone="danger">
          <td>王晓明</td>
          <td>
            {says === undefined ? (
              '调查中'
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
