import { orders, type OrderRow } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { useServerList } from '../../shared/crud/useServerList';
import { ListPage } from '../../shared/Page.styles';
import { messages } from '../../shell';
import { useAcceptOrders } from './useAcceptOrder';
import { useOrderList } from './useOrderList';

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { list, columns, fields } = useOrderList();
  const listProps = useServerList<OrderRow>(list);
  return (
    <ListPage>
      <ListGrid<OrderRow>
        {...listProps}
        label={list.title}
        columns={columns}
        filters={fields}
        rowKey={keyOf}
        revision={useRevision(orders.getList)}
        actions={{ bulk: useAcceptOrders() }}
        appearance={{ fill: true, selectable: true, level: 1 }}
        feedback={{ messages }}
      />
    </ListPage>
  );
}

const keyOf = ({ id }: OrderRow) => id;
