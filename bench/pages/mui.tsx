import { Button, Chip, Switch } from '@mui/material';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { enter, factsOf } from './contestant';
import { COLUMNS, optionOf, type Column, type Order } from './rows';

/** Free MUI X DataGrid: at most 100 rows, no columns outside the viewport. */
const COLORS = {
  neutral: 'default',
  accent: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;
const ignore = () => undefined;

const columns: GridColDef<Order>[] = [
  ...COLUMNS.map((column) => ({
    field: column.field,
    headerName: column.label,
    width: column.width,
    ...(column.kind === 'number' && { align: 'right' as const }),
    ...(column.kind !== 'text' &&
      column.kind !== 'number' && { renderCell: ({ row }: { row: Order }) => cell(column, row) }),
  })),
  {
    field: 'actions',
    headerName: '操作',
    width: 240,
    sortable: false,
    renderCell: () => (
      <>
        <Button size="small">查看</Button>
        <Button size="small">编辑</Button>
      </>
    ),
  },
];

function cell(column: Column, order: Order) {
  const value = order[column.field];
  if (column.kind === 'tag') {
    const option = optionOf(column, String(value));
    return (
      <Chip
        size="small"
        label={option?.text}
        color={COLORS[(option?.tone ?? 'neutral') as keyof typeof COLORS]}
      />
    );
  }
  if (column.kind === 'switch')
    return <Switch size="small" checked={Number(value) === 1} onChange={ignore} />;
  return (
    <img
      src={String(value)}
      alt=""
      loading="lazy"
      width={24}
      height={24}
      style={{ display: 'block' }}
    />
  );
}

let root: Root;
let host: HTMLElement;

enter({
  mount(element, orders) {
    host = element;
    root = createRoot(host);
    flushSync(() =>
      root.render(
        <div style={{ height: 2120 }}>
          <DataGrid
            rows={orders as Order[]}
            columns={columns}
            rowHeight={40}
            checkboxSelection
            hideFooter
            disableRowSelectionOnClick
            pageSizeOptions={[100]}
          />
        </div>,
      ),
    );
  },
  unmount: () => root.unmount(),
  sort: () =>
    host
      .querySelector<HTMLElement>(
        '[role=columnheader][data-field=orderNo] .MuiDataGrid-columnHeaderTitleContainer',
      )!
      .click(),
  selectAll: () =>
    host.querySelector<HTMLElement>('[role=columnheader] input[type=checkbox]')!.click(),
  scroller: () => host.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')!,
  facts: () =>
    factsOf(host, '.MuiDataGrid-row', '[role=gridcell]', '.MuiDataGrid-row.Mui-selected'),
});
