import {
  encodeSearch,
  inProgressConditions,
  orders,
  toOrderParam,
  type OrderRow,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Card,
  EmptyState,
  ErrorState,
  Link,
  SkeletonBlock,
  useLinkComponent,
  useTexts,
} from '@mingjian/ui';
import { CircleCheck } from 'lucide-react';
import { DueTime } from '../../shared/orders/DueTime';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { orderDetailsPath } from '../../base/orderPaths';
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag';
import * as S from './WorkCard.styles';
import { dashboardTexts } from './dashboard.texts';

/** Number of orders shown. The card keeps their height when there are fewer. */
const SHOWN = 8;
const DUE_FIRST = [{ field: 'slaDueAt', descending: false }];

export interface WorkCardProps {
  listPath: string;
  /** Id of the reader, whose orders are shown; `null` for client companies, which see all. */
  ownId: string | null;
}

/** The orders in progress that are due first: the reader's own, or those of the company. */
export function WorkCard({ listPath, ownId }: WorkCardProps) {
  const t = useTexts(dashboardTexts);
  const conditions = inProgressConditions(ownId ?? undefined);
  const { data, error, mutate } = useCall(orders.getList, {
    pageCode: 'dashboard',
    pageNum: 1,
    pageSize: SHOWN,
    searchParam: encodeSearch(conditions),
    orderParam: toOrderParam(DUE_FIRST),
  });
  const title = ownId === null ? t.companyWork : t.ownWork;
  const more = listAddress(listPath, conditions, DUE_FIRST);

  return (
    <Card title={title} actions={<Link href={more}>{t.showAll}</Link>}>
      <S.WorkBody>
        <S.Work aria-label={title} aria-busy={!data && !error}>
          {data?.content.map((order) => (
            <WorkRow
              key={order.id}
              order={order}
              about={ownId === null ? order.productName : order.companyName}
            />
          ))}
          {!data && !error && <WorkSkeleton />}
        </S.Work>
        {error && !data && (
          <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
        )}
        {data?.content.length === 0 && (
          <EmptyState
            icon={CircleCheck}
            title={t.noWork}
            description={ownId === null ? undefined : t.noWorkNext}
          />
        )}
      </S.WorkBody>
    </Card>
  );
}

function WorkRow({ order, about }: { order: OrderRow; about: string }) {
  return (
    <li>
      <S.WorkLink as={useLinkComponent()} href={orderDetailsPath(order.id)}>
        <S.WorkName>
          <strong>{order.userName}</strong>
          <small>{order.orderNo}</small>
        </S.WorkName>
        <S.WorkAbout title={about}>{about}</S.WorkAbout>
        <OrderStatusTag status={order.orderStatus} />
        <DueTime order={order} />
      </S.WorkLink>
    </li>
  );
}

function WorkSkeleton() {
  return Array.from({ length: SHOWN }, (_, row) => (
    <S.WorkWaiting key={row}>
      <SkeletonBlock width="60%" />
    </S.WorkWaiting>
  ));
}
