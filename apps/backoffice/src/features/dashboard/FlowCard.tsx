import type { CSSProperties } from 'react';
import type { Board, OrderStatus } from '@mingjian/api';
import { Card, SkeletonBlock, useFormatNumber, useLinkComponent, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import * as S from './FlowCard.styles';
import { dashboardTexts } from './dashboard.texts';

const TO_SETTLE = 90 satisfies OrderStatus;

type Counts = NonNullable<Board['byStatus']>;

export interface FlowCardProps {
  /** Placeholders hold the place of the counts until they are loaded. */
  byStatus: Counts | undefined;
  /** Path of the order list that a step links to. */
  listPath: string;
}

/**
 * Number of accepted orders per step. Each row links to its orders. Completed orders that wait for
 * their invoice are many times more: they stand below, outside the scale of the bars.
 */
export function FlowCard({ byStatus, listPath }: FlowCardProps) {
  const t = useTexts(dashboardTexts);
  const most = Math.max(
    1,
    ...(byStatus ?? []).map(({ orderStatus, count }) => (orderStatus === TO_SETTLE ? 0 : count)),
  );
  return (
    <Card title={t.flow}>
      <S.Flow>
        {byStatus
          ? byStatus.map((row) => (
              <FlowRow key={row.orderStatus} row={row} most={most} listPath={listPath} />
            ))
          : Array.from({ length: 8 }, (_, row) => <WaitingRow key={row} isApart={row === 7} />)}
      </S.Flow>
    </Card>
  );
}

interface FlowRowProps extends Pick<FlowCardProps, 'listPath'> {
  row: Counts[number];
  /** The count whose bar is full. */
  most: number;
}

function FlowRow({ row: { orderStatus, count }, most, listPath }: FlowRowProps) {
  const t = useTexts(dashboardTexts);
  const { labelOf } = useDictionary('order_status');
  const formatNumber = useFormatNumber();
  const label = labelOf(orderStatus);
  const href = listAddress(listPath, [
    { field: 'orderStatus', operator: 'EQ', value: String(orderStatus) },
  ]);
  const isApart = orderStatus === TO_SETTLE;
  const style = { '--mj-bar': `${(count / most) * 100}%` } as CSSProperties;
  return (
    <li data-apart={isApart || undefined}>
      <S.FlowRow as={useLinkComponent()} href={href} aria-label={t.count(label, count)}>
        <span>{label}</span>
        {isApart ? <S.FlowNote>{t.done}</S.FlowNote> : <S.Bar style={style} />}
        <span>{formatNumber(count)}</span>
      </S.FlowRow>
    </li>
  );
}

function WaitingRow({ isApart }: { isApart: boolean }) {
  return (
    <li data-apart={isApart || undefined}>
      <S.FlowRow as="div">
        <S.Waiting>
          <SkeletonBlock width="4em" />
        </S.Waiting>
      </S.FlowRow>
    </li>
  );
}
