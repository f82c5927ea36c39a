import type { ReportVersion } from '@mingjian/api';
import { Alert, Link, useTexts } from '@mingjian/ui';
import { CLIENT_REPORT, reportPath } from '../orders/reportPaths';
import { disputesTexts } from './disputes.texts';

/** Notices above a report: that it is disputed, was replaced, or replaces another one. */
export function ReportNotices({ version }: { version: ReportVersion }) {
  const t = useTexts(disputesTexts);
  const { orderId, isInDispute, replacedBy, replaces } = version;
  return (
    <>
      {isInDispute && (
        <Alert tone="warning" title={t.inDispute}>
          {t.inDisputeNote}
        </Alert>
      )}
      {replacedBy && (
        <Alert
          tone="warning"
          title={t.replaced}
          action={<Link href={reportPath(CLIENT_REPORT, orderId)}>{t.openNewest}</Link>}
        >
          {t.replacedBy(replacedBy.number)}
        </Alert>
      )}
      {replaces && (
        <Alert
          action={
            <Link href={reportPath(CLIENT_REPORT, orderId, replaces.id)}>{t.openReplaced}</Link>
          }
        >
          {t.replaces(replaces.number)}
        </Alert>
      )}
    </>
  );
}
