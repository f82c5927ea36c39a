import { useMemo } from 'react';
import type { OrderRow } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { EMPTY_QUERY, ListGrid, type ListActions } from '@mingjian/widgets/ListGrid';
import { ListPage } from '../../shared/Page.styles';
import { Permission } from '../../shared/permission/Permission';
import { usePermission } from '../../shared/permission/usePermission';
import { SearchMoment } from '../../shared/resourceList/SearchMoment';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages, useSignedIn } from '../../shell';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { OrderButtons } from './OrderButtons';
import { OwnOrdersButton } from './OwnOrdersButton';
import { useAcceptOrders } from './useAcceptOrder';
import { useOrderOptions } from './useOrderOptions';

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { title, emptyNote, columns, filters, advancedFields, labelOf } = useResourceList(
    orderList,
    useOrderOptions(),
  );
  const server = useServerList(orderList, title);
  const { props, can } = server;
  const advanced = useListAdvanced(orderList.pageCode, advancedFields);
  const { user, can: sessionCan } = useSignedIn();
  const accept = useAcceptOrders();
  const mayAccept = usePermission({ actions: ['accept'] }, can);
  const bulkActions = useMemo(() => (mayAccept ? [accept] : []), [mayAccept, accept]);
  const { query = EMPTY_QUERY, onQueryChange } = props.memory;
  const { conditions } = query;
  const { mine } = useTexts(orderListTexts);
  const chipTexts = useMemo(() => ({ pmId: ownOrdersText(user.id, mine) }), [user.id, mine]);
  const allFilters = useLinkFilters(orderList, filters, labelOf, server, chipTexts);
  const search = (next: readonly ListCondition[]) =>
    onQueryChange?.({ ...query, conditions: next, page: 1 }, { replace: false });
  const actions: ListActions<OrderRow> = {
    bulk: bulkActions,
    tools: (
      <>
        <Permission userTypes={['serviceUser']}>
          <OwnOrdersButton ownId={user.id} conditions={conditions} onConditionsChange={search} />
        </Permission>
        {sessionCan.placeOrders && <OrderButtons />}
      </>
    ),
  };
  return (
    <ListPage>
      <SearchMoment value={server.asOf}>
        <ListGrid<OrderRow>
          {...props}
          label={title}
          columns={columns}
          filters={allFilters}
          advanced={advanced}
          rowKey={idOf}
          revision={useRevision(orderList.calls.getList)}
          actions={actions}
          appearance={{ fill: true, selectable: true, level: 1, emptyNote }}
          feedback={{ messages }}
        />
      </SearchMoment>
    </ListPage>
  );
}

const idOf = ({ id }: OrderRow) => id;
