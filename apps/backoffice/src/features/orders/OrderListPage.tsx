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
        fill
        selectable
        label={list.title}
        level={1}
        bulkActions={useAcceptOrders()}
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
