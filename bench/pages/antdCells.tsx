import { Button, Space, Switch, Tag } from 'antd';
import { COLUMNS, optionOf, type Column, type Order } from './rows';

const COLORS: Record<string, string> = {
  neutral: 'default',
  accent: 'blue',
  success: 'green',
  warning: 'gold',
  danger: 'red',
};
const ignore = () => undefined;

/** Columns of antd and ProTable, with antd's controls. */
export function antdColumns() {
  return [
    ...COLUMNS.map((column) => ({
      dataIndex: column.field,
      title: column.label,
      width: column.width,
      ...(column.kind === 'number' && { align: 'right' as const }),
      ...(column.field === 'orderNo' && {
        sorter: (one: Order, other: Order) => (one.orderNo < other.orderNo ? -1 : 1),
      }),
      ...(column.kind !== 'text' &&
        column.kind !== 'number' && { render: (_: unknown, order: Order) => cell(column, order) }),
    })),
    {
      dataIndex: 'actions',
      title: '操作',
      width: 240,
      fixed: 'right' as const,
      render: () => (
        <Space size={4}>
          <Button type="link" size="small">
            查看
          </Button>
          <Button type="link" size="small">
            编辑
          </Button>
        </Space>
      ),
    },
  ];
}

function cell(column: Column, order: Order) {
  const value = order[column.field];
  if (column.kind === 'tag') {
    const option = optionOf(column, String(value));
    return <Tag color={COLORS[option?.tone ?? 'neutral']!}>{option?.text}</Tag>;
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
