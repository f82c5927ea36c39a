import { useEffect } from 'react';
import { reports, type OrderDetail, type ReportVersion } from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import { Button, Card, ErrorState, Skeleton, Tag, Text, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useNavigate } from 'react-router-dom';
import { useDateFormat } from '../../base/useDateFormat';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import { REPORT_STUDIO, reportPath } from '../../shared/orders/reportPaths';
import { messages, useMayOpen, useSignedIn } from '../../shell';
import { PdfButtons } from './PdfButtons';
import { reportTones } from './reportTones';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';

/** First state of an order whose report may be begun; one that ended early has a partial one. */
const FIRST = 50;
const ENDED = -20;
const AT_REPORT = 70;

/** The report of an order at another step than its own, for those who write reports. */
export function OtherStepReportCard({ order }: { order: OrderDetail | undefined }) {
  const isLater = order && (order.orderStatus >= FIRST || order.orderStatus === ENDED);
  if (!isLater || order.orderStatus === AT_REPORT) return null;
  return <ReportCard order={order} />;
}

/** The report of an order: its state, its documents, and the way to the studio. */
export function ReportCard({ order }: { order: OrderDetail }) {
  const isStaff = useSignedIn().user.userType === 'serviceUser';
  const mayOpen = useMayOpen();
  return isStaff && mayOpen(REPORT_STUDIO) ? <StaffCard order={order} /> : null;
}

function StaffCard({ order }: { order: OrderDetail }) {
  const t = useTexts(studioTexts);
  const navigate = useNavigate();
  const { labelOf } = useDictionary('report_status');
  const { data, error, mutate } = useCall(reports.getLastVersion, { orderId: order.id });
  // Moves of the order begin, take back and recall versions.
  useEffect(() => void mutate(), [mutate, order.version]);
  const isNext = order.orderStatus === AT_REPORT;
  return (
    <Card
      title={t.card}
      actions={
        <>
          {data && (
            <Tag tone={reportTones[data.status]}>
              {`${data.versionNo} ${labelOf(String(data.status))}`}
            </Tag>
          )}
          {data !== undefined && (
            <Button
              size="small"
              tone={isNext ? 'primary' : 'neutral'}
              onClick={() => void navigate(reportPath(REPORT_STUDIO, order.id))}
            >
              {data === null ? t.begin : data.isWritable ? t.edit : t.open}
            </Button>
          )}
        </>
      }
    >
      {error && !data ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Skeleton lines={2} />
      ) : data === null ? (
        <Text tone="muted">{t.notBegun}</Text>
      ) : (
        <VersionState version={data} />
      )}
    </Card>
  );
}

/** Who issued the newest version, whether the client has opened it, and its documents. */
function VersionState({ version }: { version: ReportVersion }) {
  const t = useTexts(studioTexts);
  const { time } = useDateFormat();
  const disputed = useTexts(disputesTexts);
  const { submit: push, isSubmitting } = useSubmit(reports.pushReportToHr);
  const { number, issueTime, issueUser, viewTime, returnReason, status, id, orderId } = version;
  const send = async () => {
    const outcome = await push({ orderId, versionId: id });
    const [text, tone] = outcome.ok
      ? ([t.pushed, 'success'] as const)
      : ([outcome.error.message, 'danger'] as const);
    messages.show({ text, tone, seconds: 5 });
  };
  return (
    <S.Facts>
      {status === 20 && returnReason && <span>{t.returned(returnReason)}</span>}
      {number && issueTime && (
        <>
          <code>{number}</code>
          <span>{t.issuedBy(t.person(issueUser ?? ''), time(issueTime))}</span>
          <S.Note>{viewTime ? t.viewed(time(viewTime)) : t.notViewed}</S.Note>
        </>
      )}
      <S.Row>
        <PdfButtons version={version} size="small" />
        {status === 40 && (
          <Button
            size="small"
            loading={isSubmitting}
            disabledReason={version.isInDispute ? disputed.inDisputeStaff : undefined}
            onClick={() => void send()}
          >
            {t.push}
          </Button>
        )}
      </S.Row>
    </S.Facts>
  );
}
