import type { OrderRow } from '@mingjian/api';
import { Table, TableFrame, Tag, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { orderDetailsPath } from '../../shared/orders/orderPaths';
import { orderTexts } from '../../shared/orders/orders.texts';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import { PageLink } from '../../shared/PageLink';
import { useDateText } from '../../shared/useDateText';
import { useMinute } from '../../shared/useMinute';
import { isOverdue } from './model/overdue';
import { SORTABLE_FIELDS, type OrderSort, type SortableField } from './model/orderQuery';
import * as S from './OrderListPage.styles';
import { orderListTexts } from './orderList.texts';

const COLUMNS = [
  'orderNo',
  'userName',
  'companyName',
  'productName',
  'orderStatus',
  'overallDanger',
  'pmName',
  'orderTime',
  'slaDueAt',
] as const;

export interface OrderTableProps {
  rows: readonly OrderRow[];
  sort: OrderSort | null;
  onSort(field: SortableField): void;
}

/** The rows of the order list. */
export function OrderTable({ rows, sort, onSort }: OrderTableProps) {
  const t = useTexts(orderListTexts);
  const now = useMinute();
  return (
    <TableFrame label={t.table}>
      <Table data-pin>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <HeadCell key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <Row key={order.id} order={order} now={now} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function HeadCell({ column, sort, onSort }: { column: (typeof COLUMNS)[number] } & Omit<OrderTableProps, 'rows'>) {
  const t = useTexts(orderListTexts);
  const field = SORTABLE_FIELDS.find((name) => name === column);
  if (!field) return <th scope="col">{t[column]}</th>;
  const direction = sort?.field !== field ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" onClick={() => onSort(field)}>
        {t[column]}
      </button>
    </th>
  );
}

function Row({ order, now }: { order: OrderRow; now: number }) {
  const t = useTexts(orderListTexts);
  const words = useTexts(orderTexts);
  const dates = useDateText();
  return (
    <tr>
      <td>
        <PageLink to={orderDetailsPath(order.id)}>{order.orderNo}</PageLink>
      </td>
      <td>
        <S.Marks>
          {order.userName}
          {order.urgentFlag === 1 && <Tag tone="danger">{words.urgent}</Tag>}
        </S.Marks>
      </td>
      <td title={order.companyName}>
        <S.Clipped>{order.companyName}</S.Clipped>
      </td>
      <td title={order.productName}>
        <S.Clipped>{order.productName}</S.Clipped>
      </td>
      <td>
        <S.Marks>
          <OrderStatusTag status={order.orderStatus} />
          {order.holdType > 0 && <Tag>{words[`hold${order.holdType as 1 | 2 | 3 | 4}`]}</Tag>}
        </S.Marks>
      </td>
      <td>
        {order.overallDanger === NOT_JUDGED ? (
          <S.Faint>{t.notJudged}</S.Faint>
        ) : (
          <DangerLevelTag level={order.overallDanger} words="meaning" />
        )}
      </td>
      <td>{order.pmName ?? <S.Faint>{t.nobody}</S.Faint>}</td>
      <td>{dates.time(order.orderTime)}</td>
      <td>
        {order.slaDueAt &&
          (isOverdue(order, now) ? <S.Overdue title={t.overdue}>{dates.time(order.slaDueAt)}</S.Overdue> : dates.time(order.slaDueAt))}
      </td>
    </tr>
  );
}
