import { board, type ServerInfo } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Alert,
  Button,
  Card,
  ErrorState,
  Grid,
  Icon,
  Link,
  PageHeader,
  SkeletonBlock,
  useTexts,
} from '@mingjian/ui';
import { RefreshCw } from 'lucide-react';
import { useDateFormat } from '../../base/useDateFormat';
import { Page } from '../../shared/Page.styles';
import { QueueTable } from './QueueTable';
import { ServerFacts } from './ServerFacts';
import { serverInfoTexts } from './serverInfo.texts';
import { ServerTiles } from './ServerTiles';

/** Milliseconds between looks, while the page is in sight. */
const LOOK = 30_000;

/** The state of the server, for administrators. */
export function ServerInfoPage() {
  const t = useTexts(serverInfoTexts);
  const dates = useDateFormat();
  const { data, error, mutate, isValidating } = useCall(
    board.getServerInfo,
    {},
    { refreshInterval: LOOK },
  );
  const isLoading = !data && !error;
  return (
    <Page aria-busy={isLoading}>
      <PageHeader
        title={t.title}
        subtitle={
          data
            ? t.asOf(dates.time(data.time))
            : isLoading && <SkeletonBlock width="16em" height="1lh" />
        }
        actions={
          <>
            {data?.makesCode && <Link href="/system/codeMaker">{t.makeCode}</Link>}
            <Button
              icon={<Icon icon={RefreshCw} />}
              loading={isValidating && !isLoading}
              onClick={() => void mutate()}
            >
              {t.refresh}
            </Button>
          </>
        }
      />
      {error && data && <Alert tone="warning">{t.stale}</Alert>}
      {error && !data && (
        <Card>
          <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
        </Card>
      )}
      {(data || isLoading) && <ServerTiles state={data} />}
      {data && (
        <>
          <Warnings state={data} />
          <Grid columns={2} gap="md">
            <ServerFacts state={data} />
          </Grid>
          <QueueTable state={data} />
        </>
      )}
    </Page>
  );
}

function Warnings({ state: { warnings } }: { state: ServerInfo }) {
  const t = useTexts(serverInfoTexts);
  if (warnings.length === 0)
    return (
      <Alert tone="success" title={t.calmTitle}>
        {t.calm}
      </Alert>
    );
  return warnings.map((warning) => (
    <Alert
      key={warning}
      tone="warning"
      title={t.warningTitle}
      action={warning === 'messagesFailed' && <Link href="/system/outboxList">{t.openOutbox}</Link>}
    >
      {t[warning]}
    </Alert>
  ));
}
