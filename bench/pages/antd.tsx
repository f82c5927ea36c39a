import { Table } from 'antd';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { antdColumns } from './antdCells';
import { enter, factsOf } from './contestant';
import type { Order } from './rows';

/** antd Table, with its own virtualisation. */
const columns = antdColumns();
let root: Root;
let host: HTMLElement;

enter({
  mount(element, orders, isVirtual) {
    host = element;
    root = createRoot(host);
    flushSync(() =>
      root.render(
        <Table<Order>
          rowKey="id"
          size="small"
          columns={columns}
          dataSource={orders as Order[]}
          pagination={false}
          rowSelection={{ columnWidth: 50, fixed: 'left' }}
          scroll={isVirtual ? { x: 2260, y: 560 } : { x: 2260 }}
          virtual={isVirtual}
        />,
      ),
    );
  },
  unmount: () => root.unmount(),
  sort: () => host.querySelector<HTMLElement>('.ant-table-column-has-sorters')!.click(),
  selectAll: () => host.querySelector<HTMLElement>('thead .ant-checkbox-input')!.click(),
  scroller: () => host.querySelector<HTMLElement>('.ant-table-tbody-virtual-holder')!,
  facts: () => factsOf(host, '.ant-table-row', '.ant-table-cell', '.ant-table-row-selected'),
});
