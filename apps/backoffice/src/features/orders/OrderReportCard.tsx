import type { ReactNode } from 'react';
import type { OrderDetail } from '@mingjian/api';
import { Card, DescriptionList, Icon, SkeletonBlock, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { FileCheck, FileClock, FileX } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { dueIn } from '../../shared/orders/dueIn';
import { clientStateOf, type ClientState } from '../../shared/orders/clientState';
import * as S from './OrderDetailsPage.styles';
import { orderProgressTexts } from './orderProgress.texts';

/** The client's report: what happens next, and when the report is expected. */
export function OrderReportCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderProgressTexts);
  const state = order && clientStateOf(order.orderStatus);
  const isOver = state !== undefined && OVER.includes(state);
  const isReturned = order?.orderStatus === 10 && order.holdType === 2;
  return (
    <Card title={t.reportTitle}>
      <S.Report>
        <span>
          <Icon icon={state === 'completed' ? FileCheck : isOver ? FileX : FileClock} size={20} />
        </span>
        <div>
          <S.Notes>
            <S.Lead>
              {state ? (
                isReturned ? (
                  t.returnedNext
                ) : (
                  t[`${state}Next`]
                )
              ) : (
                <SkeletonBlock width="60%" height="1lh" />
              )}
            </S.Lead>
            {order && state && <MoreNotes order={order} state={state} />}
          </S.Notes>
          {isOver ? <Outcome order={order!} /> : <Outlook order={order} />}
        </div>
      </S.Report>
    </Card>
  );
}

/** States in which no work is left. */
const OVER: readonly ClientState[] = ['completed', 'cancelled', 'ended'];

function MoreNotes({ order, state }: { order: OrderDetail; state: ClientState }) {
  const t = useTexts(orderProgressTexts);
  const isLate = dueIn(order, useMinute())?.isOverdue === true;
  return (
    <>
      {state === 'completed' && <p>{t.reportPlace}</p>}
      {order.cancelReason && <p>{t.reason(order.cancelReason)}</p>}
      {isLate && <p>{t.late}</p>}
    </>
  );
}

/** When the report is expected, and the steps until then. */
function Outlook({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderProgressTexts);
  const { day } = useDateFormat();
  const valueOf = (value: (order: OrderDetail) => ReactNode) =>
    order ? value(order) : <SkeletonBlock width="60%" height="1lh" />;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'due',
          label: t.expected,
          value: valueOf(({ slaDueAt, slaClock }) =>
            slaDueAt
              ? slaClock === 2
                ? t.expectedPaused(day(slaDueAt))
                : day(slaDueAt)
              : t.expectedLater,
          ),
        },
        ...(order?.etaAt && order.slaClock === 1
          ? [{ key: 'eta', label: t.eta, value: day(order.etaAt) }]
          : []),
        {
          key: 'ahead',
          label: t.ahead,
          value: valueOf(({ clientSteps }) =>
            clientSteps
              .filter(({ state }) => state === 'todo')
              .map(({ step }) => t[`${step}Step`])
              .join(' · '),
          ),
        },
      ]}
    />
  );
}

/** When the work ended, and what it found. */
function Outcome({ order: { finishTime, overallDanger } }: { order: OrderDetail }) {
  const t = useTexts(orderProgressTexts);
  const { day } = useDateFormat();
  const done = { key: 'done', label: t.finishedOn, value: finishTime && day(finishTime) };
  const verdict = {
    key: 'verdict',
    label: t.verdict,
    value: <DangerLevelTag level={overallDanger} text="meaning" />,
  };
  const items = [...(finishTime ? [done] : []), ...(overallDanger === NOT_JUDGED ? [] : [verdict])];
  return items.length > 0 && <DescriptionList columns={2} items={items} />;
}
