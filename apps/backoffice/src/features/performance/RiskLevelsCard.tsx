import { lazy, useEffect, useState } from 'react';
import { orderKpi, type OrderDetail, type SafeLevel } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Card, ErrorState, Skeleton, useTexts } from '@mingjian/ui';
import { PanelBoundary } from '../../shell';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';
import { RiskLevelTable } from './RiskLevelTable';
import { WithdrawDialog } from './WithdrawDialog';

const JudgeDialog = lazy(async () => ({ default: (await import('./JudgeDialog')).JudgeDialog }));

/** The risk levels of an order: level, reason and evidence of each task. */
export function RiskLevelsCard({ order }: { order: OrderDetail }) {
  const t = useTexts(performanceTexts);
  const { id: orderId, version } = order;
  const { data: levels, error, mutate } = useCall(orderKpi.getOrderSafeLevel, { orderId });
  // Moves of the order decide who may judge.
  useEffect(() => void mutate(), [mutate, version]);
  const [judged, setJudged] = useState<SafeLevel>();
  const [withdrawn, setWithdrawn] = useState<SafeLevel>();
  const close = () => setJudged(undefined);
  const unproven = levels?.filter(({ isUnproven }) => isUnproven).length ?? 0;
  // Old orders were imported without their tasks.
  if (levels?.length === 0) return null;
  return (
    <Card title={t.levels}>
      {error && !levels ? (
        <ErrorState
          title={t.levelsFailed}
          description={error.message}
          onRetry={() => void mutate()}
        />
      ) : levels ? (
        <S.Stack>
          {unproven > 0 && order.orderStatus === 60 && (
            <Alert tone="warning" title={t.unproven(unproven)}>
              {t.unprovenNote}
            </Alert>
          )}
          <RiskLevelTable levels={levels} onJudge={setJudged} onWithdraw={setWithdrawn} />
        </S.Stack>
      ) : (
        <Skeleton lines={4} />
      )}
      {judged && (
        <PanelBoundary onClose={close}>
          <JudgeDialog order={order} level={judged} onClose={close} />
        </PanelBoundary>
      )}
      <WithdrawDialog level={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </Card>
  );
}
