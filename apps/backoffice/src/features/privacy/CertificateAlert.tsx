import { privacyRequests, type DeletionCertificate } from '@mingjian/api';
import { Alert, Button, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { useDownload } from '../../shared/files/useDownload';
import { privacyTexts } from './privacy.texts';

/** The deletion certificate of a request, and how far the deletion is. */
export function CertificateAlert({
  certificate: { id, certificateNo, completeTime },
}: {
  certificate: DeletionCertificate;
}) {
  const t = useTexts(privacyTexts);
  const dates = useDateFormat();
  const { download, isLoading } = useDownload(privacyRequests.downloadCertificate);
  const title = `${t.certificate} ${certificateNo}`;
  if (completeTime === null) return <Alert title={title}>{t.deleting}</Alert>;
  return (
    <Alert
      tone="success"
      title={title}
      action={
        <Button size="small" loading={isLoading} onClick={() => void download({ id })}>
          {t.download}
        </Button>
      }
    >
      {dates.time(completeTime)}
    </Alert>
  );
}
