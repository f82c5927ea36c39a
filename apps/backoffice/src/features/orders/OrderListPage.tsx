import { orders, type OrderRow } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { useServerList } from '../../shared/crud/useServerList';
import { ListPage } from '../../shared/Page.styles';
import { messages } from '../../shell';
import { useOrderList } from './useOrderList';
import { useTakeOrders } from './useTakeOrders';

/** The order list of staff and of client companies: the server decides which rows each may see. */
export function OrderListPage() {
  const { list, columns, fields } = useOrderList();
  const wiring = useServerList<OrderRow>(list);
  return (
    <ListPage>
      <ListGrid<OrderRow>
        {...wiring}
        fill
        selectable
        label={list.title}
        level={1}
        bulkActions={useTakeOrders()}
        columns={columns}
        fields={fields}
        rowKey={keyOf}
        revision={useRevision(orders.getList)}
        messages={messages}
      />
    </ListPage>
  );
}

const keyOf = ({ id }: OrderRow) => id;
