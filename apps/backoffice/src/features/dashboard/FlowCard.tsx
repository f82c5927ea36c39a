import type { CSSProperties, ReactNode } from 'react';
import { IN_PROGRESS, type BoardFigures, type OrderStatus } from '@mingjian/api';
import { Card, useFormatNumber, useLinkComponent, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import * as S from './FlowCard.styles';
import { dashboardTexts } from './dashboard.texts';

const TO_SETTLE = 90 satisfies OrderStatus;

export interface FlowCardProps {
  /** Zeros hold the place of the counts until they are loaded. */
  byStatus: BoardFigures['byStatus'] | undefined;
  /** Path of the order list that a step links to. */
  listPath: string;
}

/**
 * Number of open orders per step. Each row links to its orders. Completed orders that wait for
 * their invoice are many times more: they stand below, outside the scale of the bars.
 */
export function FlowCard({ byStatus, listPath }: FlowCardProps) {
  const t = useTexts(dashboardTexts);
  const counts = new Map(byStatus?.map(({ orderStatus, count }) => [orderStatus, count]));
  const countOf = (status: OrderStatus) => counts.get(status) ?? 0;
  const most = Math.max(1, ...IN_PROGRESS.map(countOf));

  return (
    <Card title={t.flow}>
      <S.Flow>
        {IN_PROGRESS.map((status) => (
          <FlowRow key={status} status={status} count={countOf(status)} listPath={listPath}>
            <S.Bar style={{ '--mj-bar': `${(countOf(status) / most) * 100}%` } as CSSProperties} />
          </FlowRow>
        ))}
        <FlowRow status={TO_SETTLE} count={countOf(TO_SETTLE)} listPath={listPath}>
          <S.FlowNote>{t.done}</S.FlowNote>
        </FlowRow>
      </S.Flow>
    </Card>
  );
}

interface FlowRowProps {
  status: OrderStatus;
  count: number;
  listPath: string;
  /** Content between label and count. */
  children: ReactNode;
}

function FlowRow({ status, count, listPath, children }: FlowRowProps) {
  const t = useTexts(dashboardTexts);
  const { labelOf } = useDictionary('order_status');
  const formatNumber = useFormatNumber();
  const label = labelOf(status);
  const href = listAddress(listPath, [
    { field: 'orderStatus', operator: 'EQ', value: String(status) },
  ]);

  return (
    <li data-apart={status === TO_SETTLE || undefined}>
      <S.FlowRow as={useLinkComponent()} href={href} aria-label={t.count(label, count)}>
        <span>{label}</span>
        {children}
        <span>{formatNumber(count)}</span>
      </S.FlowRow>
    </li>
  );
}
