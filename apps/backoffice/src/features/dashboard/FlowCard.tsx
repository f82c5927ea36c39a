import type { CSSProperties } from 'react';
import type { BoardFigures, OrderStatus } from '@mingjian/api';
import { Card, useFormatNumber, useLinkComponent, useTexts } from '@mingjian/ui';
import { orderTexts } from '../../shared/orders/orders.texts';
import * as S from './DashboardPage.styles';
import { dashboardTexts } from './dashboard.texts';

const STATUSES = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const satisfies readonly OrderStatus[];

export interface FlowCardProps {
  byStatus: BoardFigures['byStatus'];
  /** Path of the order list that a step links to. */
  listPath: string;
}

/** Number of open orders per step. Each row links to its orders. */
export function FlowCard({ byStatus, listPath }: FlowCardProps) {
  const t = useTexts(dashboardTexts);
  const counts = new Map(byStatus.map(({ orderStatus, count }) => [orderStatus, count]));
  const most = Math.max(1, ...counts.values());

  return (
    <Card title={t.flow}>
      <S.Flow>
        {STATUSES.map((status) => (
          <FlowLink
            key={status}
            status={status}
            count={counts.get(status) ?? 0}
            most={most}
            listPath={listPath}
          />
        ))}
      </S.Flow>
    </Card>
  );
}

interface FlowLinkProps {
  status: (typeof STATUSES)[number];
  count: number;
  most: number;
  listPath: string;
}

function FlowLink({ status, count, most, listPath }: FlowLinkProps) {
  const t = useTexts(dashboardTexts);
  const labels = useTexts(orderTexts);
  const formatNumber = useFormatNumber();
  const label = labels[`status${status}`];

  return (
    <li>
      <S.FlowRow
        as={useLinkComponent()}
        href={`${listPath}?orderStatus.EQ=${status}`}
        aria-label={t.count(label, count)}
      >
        <span>{label}</span>
        <S.Bar style={{ '--mj-bar': `${(count / most) * 100}%` } as CSSProperties} />
        <span>{formatNumber(count)}</span>
      </S.FlowRow>
    </li>
  );
}
