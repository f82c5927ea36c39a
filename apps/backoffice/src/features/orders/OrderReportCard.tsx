import type { ReactNode } from 'react';
import { reports, type OrderDetail } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Card, DescriptionList, Icon, SkeletonBlock, useTexts } from '@mingjian/ui';
import { DangerLevelTag, NOT_JUDGED } from '@mingjian/widgets/DangerLevel';
import { FileCheck, FileClock, FileX } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDateFormat } from '../../base/useDateFormat';
import { useMinute } from '../../base/useMinute';
import { dueIn } from '../../shared/orders/dueIn';
import { clientStateOf, type ClientState } from '../../shared/orders/clientState';
import { CLIENT_REPORT, reportPath } from '../../shared/orders/reportPaths';
import { useMayOpen } from '../../shell';
import * as S from './OrderDetailsPage.styles';
import { orderProgressTexts } from './orderProgress.texts';

/** The client's report: what happens next, and when the report is expected. */
export function OrderReportCard({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderProgressTexts);
  const state = order && clientStateOf(order.orderStatus);
  const isOver = state !== undefined && OVER.includes(state);
  const isReturned = order?.orderStatus === 10 && order.holdType === 2;
  const issued = useIssuedReport(order);
  return (
    <Card title={t.reportTitle}>
      <S.Report>
        <span>
          <Icon
            icon={issued || state === 'completed' ? FileCheck : isOver ? FileX : FileClock}
            size={20}
          />
        </span>
        <div>
          <S.Notes>
            <S.Lead>
              {state ? (
                issued ? (
                  t.issuedNext
                ) : isReturned ? (
                  t.returnedNext
                ) : (
                  t[`${state}Next`]
                )
              ) : (
                <SkeletonBlock width="60%" height="1lh" />
              )}
            </S.Lead>
            {order && state && (
              <MoreNotes order={order} state={state} isIssued={issued !== undefined} />
            )}
          </S.Notes>
          {issued && order ? (
            <IssuedReport orderId={order.id} number={issued.number} />
          ) : isOver ? (
            <Outcome order={order!} />
          ) : (
            <Outlook order={order} />
          )}
        </div>
      </S.Report>
    </Card>
  );
}

/** First state of an order that may have a report; one that ended early has a partial one. */
const FIRST_ISSUED = 50;
const ENDED = -20;

/** Returns the issued report of an order; `undefined` without one, and for those who read none. */
function useIssuedReport(order: OrderDetail | undefined) {
  const mayOpen = useMayOpen();
  const isAsked =
    order !== undefined &&
    (order.orderStatus >= FIRST_ISSUED || order.orderStatus === ENDED) &&
    mayOpen(CLIENT_REPORT);
  const { data } = useCall(reports.getLastVersion, isAsked ? { orderId: order.id } : null);
  return data ?? undefined;
}

/** The way to an issued report. */
function IssuedReport({ orderId, number }: { orderId: string; number: string | null }) {
  const t = useTexts(orderProgressTexts);
  const navigate = useNavigate();
  return (
    <S.Notes>
      <p>{number}</p>
      <div>
        <Button tone="primary" onClick={() => void navigate(reportPath(CLIENT_REPORT, orderId))}>
          {t.readReport}
        </Button>
      </div>
    </S.Notes>
  );
}

/** States in which no work is left. */
const OVER: readonly ClientState[] = ['completed', 'cancelled', 'ended'];

interface MoreNotesProps {
  order: OrderDetail;
  state: ClientState;
  isIssued: boolean;
}

function MoreNotes({ order, state, isIssued }: MoreNotesProps) {
  const t = useTexts(orderProgressTexts);
  const isLate = dueIn(order, useMinute())?.isOverdue === true;
  return (
    <>
      {state === 'completed' && !isIssued && <p>{t.reportPlace}</p>}
      {order.cancelReason && <p>{t.reason(order.cancelReason)}</p>}
      {isLate && !isIssued && <p>{t.late}</p>}
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
