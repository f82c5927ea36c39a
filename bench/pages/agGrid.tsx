import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, factsOf } from './contestant';
import { PlainCell } from './plainCell';
import { COLUMNS, type Order } from './rows';

/** AG Grid Community. It does not render columns outside the viewport. */
ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Order>[] = [
  ...COLUMNS.map((column) => ({
    field: column.field,
    headerName: column.label,
    width: column.width,
    ...(column.kind === 'number' && { type: 'rightAligned' }),
    ...(column.kind !== 'text' &&
      column.kind !== 'number' && {
        cellRenderer: ({ data }: { data: Order }) => <PlainCell column={column} order={data} />,
      }),
  })),
  {
    colId: 'actions',
    headerName: '操作',
    width: 240,
    pinned: 'right' as const,
    sortable: false,
    cellRenderer: () => (
      <div className="actions">
        <button type="button">查看</button>
        <button type="button">编辑</button>
      </div>
    ),
  },
];

let root: Root;
let host: HTMLElement;

enter({
  mount(element, orders, isVirtual) {
    host = element;
    root = createRoot(host);
    flushSync(() =>
      root.render(
        <div style={isVirtual ? { height: 600 } : undefined}>
          <AgGridReact<Order>
            rowData={orders as Order[]}
            columnDefs={columns}
            rowHeight={40}
            headerHeight={40}
            getRowId={({ data }) => data.id}
            rowSelection={{ mode: 'multiRow', headerCheckbox: true }}
            domLayout={isVirtual ? 'normal' : 'autoHeight'}
            animateRows={false}
          />
        </div>,
      ),
    );
  },
  unmount: () => root.unmount(),
  sort: () =>
    host
      .querySelector<HTMLElement>('.ag-header-cell[col-id=orderNo] .ag-header-cell-label')!
      .click(),
  selectAll: () => host.querySelector<HTMLElement>('.ag-header-cell input[type=checkbox]')!.click(),
  scroller: () => host.querySelector<HTMLElement>('.ag-grid-viewport')!,
  facts: () =>
    factsOf(
      host,
      '.ag-grid-scrolling-rows .ag-row',
      '.ag-cell',
      '.ag-grid-scrolling-rows .ag-row-selected',
    ),
});
