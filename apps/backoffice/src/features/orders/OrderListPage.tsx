import { useMemo } from 'react';
import { ORDER_STATUSES, type OrderRow } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { dangerColor, dangerLevelTexts, levelsOf } from '@mingjian/widgets/DangerLevel';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { orderTexts } from '../../shared/orders/orders.texts';
import { ListPage } from '../../shared/Page.styles';
import { useResourceList, type PageOptions } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { ACCEPT } from './model/orderActions';
import { orderList } from './orderList';
import { useAcceptOrders } from './useAcceptOrder';

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { title, columns, filters } = useResourceList(orderList, useOrderOptions());
  const { props, can } = useServerList(orderList, title);
  const accept = useAcceptOrders();
  const bulkActions = useMemo(() => (can?.actions.includes(ACCEPT) ? [accept] : []), [can, accept]);
  return (
    <ListPage>
      <ListGrid<OrderRow>
        {...props}
        label={title}
        columns={columns}
        filters={filters}
        rowKey={idOf}
        revision={useRevision(orderList.calls.getList)}
        actions={{ bulk: bulkActions }}
        appearance={{ fill: true, selectable: true, level: 1 }}
        feedback={{ messages }}
      />
    </ListPage>
  );
}

const idOf = ({ id }: OrderRow) => id;

/** Returns the labels of an order's codes in the current language. */
function useOrderOptions(): PageOptions {
  const labels = useTexts(orderTexts);
  const t = useTexts(dangerLevelTexts);
  return useMemo(
    () => ({
      orderStatus: ORDER_STATUSES.map((status) => ({
        key: String(status),
        text: labels[`status${status}`],
      })),
      orderType: [
        { key: '1', text: labels.type1 },
        { key: '2', text: labels.type2 },
      ],
      overallDanger: levelsOf(1).map((level) => {
        const color = dangerColor(level);
        return { key: String(level), text: t.full(t[color], t[`${color}Meaning`]) };
      }),
    }),
    [labels, t],
  );
}
