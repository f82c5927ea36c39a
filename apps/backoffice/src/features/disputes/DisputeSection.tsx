import type { Dispute } from '@mingjian/api';
import { Alert, Link, Timeline, useTexts } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { useDateFormat } from '../../base/useDateFormat';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import { DisputeTag } from '../../shared/disputes/DisputeTag';
import { useFileSources } from '../../shared/files/useFileSources';
import { CLIENT_REPORT, REPORT_STUDIO, reportPath } from '../../shared/orders/reportPaths';
import { DisputeItems } from './DisputeItems';
import { DisputeMoves } from './DisputeMoves';
import * as S from './Disputes.styles';

export interface DisputeSectionProps {
  dispute: Dispute;
  isClient: boolean;
}

/** A dispute: who raised it, what is wrong, its evidence, its state and its decision. */
export function DisputeSection({ dispute, isClient }: DisputeSectionProps) {
  const t = useTexts(disputesTexts);
  const dates = useDateFormat();
  const sources = useFileSources();
  const { side, status, raisedBy, raiseTime, content, files, items, report } = dispute;
  const who = side === 1 ? t.byClient(raisedBy) : t.byCandidate;
  const label = t.at(who, dates.time(raiseTime));
  return (
    <S.Dispute aria-label={label}>
      <S.Head>
        <strong>{who}</strong>
        <DisputeTag status={status} />
        <small>{dates.time(raiseTime)}</small>
        {report.number && <small>{t.about(report.number)}</small>}
        <S.Moves>
          <DisputeMoves dispute={dispute} />
        </S.Moves>
      </S.Head>
      {content === null ? <S.Words data-muted>{t.hidden}</S.Words> : <S.Words>{content}</S.Words>}
      {items.length > 0 && <DisputeItems items={items} isClient={isClient} />}
      {files.length > 0 && (
        <FileWidget {...sources} readOnly label={t.files} valueFormat="array" value={files} />
      )}
      <State dispute={dispute} isClient={isClient} />
      {dispute.events.length > 0 && (
        <Timeline
          label={t.history}
          items={dispute.events.map((event, index) => ({
            key: `${event.createTime} ${event.action} ${index}`,
            title: `${event.label} · ${event.userName || (event.action === 'raise' ? t.byCandidate : t.system)}`,
            time: dates.time(event.createTime),
            content: event.content,
          }))}
        />
      )}
    </S.Dispute>
  );
}

/** The next thing to happen, or the decision. */
function State({ dispute, isClient }: DisputeSectionProps) {
  const t = useTexts(disputesTexts);
  const { status, decision, correction, orderId } = dispute;
  if (status === 3 || status === 4)
    return (
      <Alert
        tone={status === 4 ? 'success' : 'info'}
        title={t[`next${status}`]}
        action={
          correction &&
          isClient && (
            <Link href={reportPath(CLIENT_REPORT, orderId, correction.id)}>{t.openCorrection}</Link>
          )
        }
      >
        {decision === null ? '' : `${t.decision}：${decision}`}
      </Alert>
    );
  if (isClient) return <S.Words data-muted>{t[`next${status}`]}</S.Words>;
  if (!correction) return null;
  return (
    <Alert
      tone="warning"
      action={<Link href={reportPath(REPORT_STUDIO, orderId)}>{t.editCorrection}</Link>}
    >
      {t.correcting}
    </Alert>
  );
}
