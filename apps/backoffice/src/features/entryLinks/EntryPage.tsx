import type { EntryPurpose } from '@mingjian/api';
import { Alert, Button, Card, Skeleton, useTexts } from '@mingjian/ui';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { useDateFormat } from '../../base/useDateFormat';
import { entryTexts } from './entry.texts';
import { useEntryLink, type EntryLinkCheck } from './useEntryLink';

/** The page of a candidate, entered by a link. */
export const ClientUserPage = () => <EntryPage purpose="clientUser" />;

/** The page of signing, entered by a link. */
export const SignPage = () => <EntryPage purpose="signPage" />;

function EntryPage({ purpose }: { purpose: EntryPurpose }) {
  const t = useTexts(entryTexts);
  const title = t[`${purpose}Title`];
  return (
    <OpenPageLayout title={title}>
      <h1>{title}</h1>
      <LinkState check={useEntryLink(purpose)} next={t[`${purpose}Next`]} />
    </OpenPageLayout>
  );
}

/** The state of the link, and where it leads once it is valid. */
function LinkState({ check: { state, retry }, next }: { check: EntryLinkCheck; next: string }) {
  const t = useTexts(entryTexts);
  const dates = useDateFormat();
  switch (state.kind) {
    case 'checking':
      return (
        <Card role="status" aria-label={t.checking}>
          <Skeleton lines={3} />
        </Card>
      );
    case 'valid':
      return (
        <>
          <Alert tone="success" title={t.valid}>
            {t.validUntil(dates.time(state.expireTime))}
          </Alert>
          <Card>{next}</Card>
        </>
      );
    case 'refused':
      return (
        <Alert tone="warning" title={t.refused}>
          {t.refusedText}
        </Alert>
      );
    case 'failed':
      return (
        <>
          <Alert tone="danger" title={t.failed}>
            {state.message}
          </Alert>
          <div>
            <Button onClick={retry}>{t.retry}</Button>
          </div>
        </>
      );
  }
}
