import { useState } from 'react';
import { reports, type ReportVersion } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Card, ErrorState, Skeleton, Tag, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { reportTones } from './reportTones';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import { VersionComparison } from './VersionComparison';

/** Every version of an order's report, and the difference between any two. */
export function VersionsCard({ orderId }: { orderId: string }) {
  const t = useTexts(studioTexts);
  const { data, error, mutate } = useCall(reports.getReportList, { orderId });
  const [isComparing, setComparing] = useState(false);
  return (
    <Card
      title={t.versions}
      actions={
        data &&
        data.length > 1 && (
          <Button size="small" onClick={() => setComparing(true)}>
            {t.compare}
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : (
        <S.List>
          {data.map((version) => (
            <VersionLine key={version.id} version={version} />
          ))}
        </S.List>
      )}
      {isComparing && data && (
        <VersionComparison orderId={orderId} versions={data} onClose={() => setComparing(false)} />
      )}
    </Card>
  );
}

function VersionLine({ version }: { version: ReportVersion }) {
  const t = useTexts(studioTexts);
  const { time } = useDateFormat();
  const statuses = useDictionary('report_status');
  const kinds = useDictionary('report_kind');
  const { versionNo, kind, status, number, issueUser, issueTime, viewTime, sha256 } = version;
  return (
    <li>
      <S.Row>
        <strong>{versionNo}</strong>
        <span>{kinds.labelOf(String(kind))}</span>
        <Tag tone={reportTones[status]}>{statuses.labelOf(String(status))}</Tag>
      </S.Row>
      {number && issueTime && (
        <S.Facts>
          <S.Note>{t.issuedBy(t.person(issueUser ?? ''), time(issueTime))}</S.Note>
          <S.Note>{viewTime ? t.viewed(time(viewTime)) : t.notViewed}</S.Note>
          <code title={t.hash}>{`${number} · ${sha256?.slice(0, 16)}`}</code>
        </S.Facts>
      )}
    </li>
  );
}
