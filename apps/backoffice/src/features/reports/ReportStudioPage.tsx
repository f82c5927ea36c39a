import { useState } from 'react';
import type { ReportContent } from '@mingjian/api';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  useTexts,
} from '@mingjian/ui';
import { FilePen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { useTabTitle } from '../../shell';
import { StudioBody } from './StudioBody';
import { StudioHead } from './StudioHead';
import { studioTexts } from './studio.texts';
import { useStudio, type Studio } from './useStudio';

/** The studio of an order's report: written in five steps, reviewed, issued. */
export function ReportStudioPage() {
  const t = useTexts(studioTexts);
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const studio = useStudio(orderId);
  const { data, error, mutate } = studio;
  useTabTitle(
    data && `${t.title} · ${data.version.candidateName}`,
    data && `${t.title} · ${data.version.orderNo}`,
  );
  if (error && !data)
    return error.kind === 'missing' ? (
      <NoReport orderId={orderId} studio={studio} reason={error.message} />
    ) : (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  return (
    <Page aria-busy={!data}>
      {data ? (
        <LoadedStudio key={data.version.id} orderId={orderId} data={data} studio={studio} />
      ) : (
        <>
          <PageHeader title={t.title} />
          <Card>
            <Skeleton lines={10} />
          </Card>
        </>
      )}
    </Page>
  );
}

interface LoadedProps {
  orderId: string;
  data: ReportContent;
  studio: Studio;
}

function LoadedStudio({ orderId, data, studio }: LoadedProps) {
  return (
    <>
      <StudioHead orderId={orderId} data={data} studio={studio} />
      <StudioBody orderId={orderId} data={data} studio={studio} />
    </>
  );
}

interface NoReportProps {
  orderId: string;
  studio: Studio;
  reason: string;
}

/** The studio of an order without a report, which can be begun here. */
function NoReport({ orderId, studio, reason }: NoReportProps) {
  const t = useTexts(studioTexts);
  const [problem, setProblem] = useState<string>();
  const [isBeginning, setBeginning] = useState(false);
  const begin = async () => {
    setBeginning(true);
    const error = await studio.begin();
    setProblem(error?.message);
    setBeginning(false);
  };
  return (
    <Page>
      <PageHeader title={t.title} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Card>
        <EmptyState
          icon={FilePen}
          title={t.notBegun}
          description={reason}
          action={
            orderId && (
              <Button tone="primary" loading={isBeginning} onClick={() => void begin()}>
                {t.begin}
              </Button>
            )
          }
        />
      </Card>
    </Page>
  );
}
