import { useEffect, useState } from 'react';
import { reports, type ReportLanguage } from '@mingjian/api';
import { useCall, useSubmit } from '@mingjian/api/react';
import {
  Card,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  SegmentedControl,
  Skeleton,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { FileClock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { orderDetailsPath } from '../../base/orderPaths';
import { RaiseButton } from '../../shared/disputes/RaiseButton';
import { ReportNotices } from '../../shared/disputes/ReportNotices';
import { Page } from '../../shared/Page.styles';
import { ReportView } from '../../shared/reports/ReportView';
import { useTabTitle } from '../../shell';
import * as S from './ClientReportPage.styles';
import { PdfButtons } from './PdfButtons';
import { studioTexts } from './studio.texts';

/** The page on which a client reads the issued report of an order. Its opening is recorded. */
export function ClientReportPage() {
  const t = useTexts(studioTexts);
  const { language: own } = useLocale();
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  const asked = params.get('versionId');
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const { data, error, mutate } = useCall(reports.getContent, {
    orderId,
    ...(asked && { versionId: asked }),
  });
  const { submit: view } = useSubmit(reports.view);
  const versionId = data?.version.status === 40 ? data.version.id : undefined;
  useTabTitle(
    data && `${t.clientTitle} · ${data.version.candidateName}`,
    data && `${t.clientTitle} · ${data.version.orderNo}`,
  );
  useEffect(() => {
    if (versionId) void view({ orderId });
  }, [versionId, view, orderId]);
  if (error && !data)
    return error.kind === 'missing' ? (
      <EmptyState
        level={1}
        icon={FileClock}
        title={error.message}
        description={t.noReportNote}
        action={orderId && <Link href={orderDetailsPath(orderId)}>{t.toOrder}</Link>}
      />
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
      <PageHeader
        title={data ? `${t.clientTitle} · ${data.version.candidateName}` : t.clientTitle}
        subtitle={data && <Link href={orderDetailsPath(orderId)}>{data.version.orderNo}</Link>}
        actions={
          versionId &&
          data && (
            <>
              <RaiseButton orderId={orderId} />
              <PdfButtons version={data.version} />
            </>
          )
        }
      />
      {data ? (
        <>
          <ReportNotices version={data.version} />
          <SegmentedControl
            hideLabel
            label={t.language}
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: 'zh', label: t.chinese },
              { value: 'en', label: t.english },
            ]}
          />
          <S.Sheet>
            <ReportView model={data.model} language={language} />
          </S.Sheet>
        </>
      ) : (
        <Card>
          <Skeleton lines={12} />
        </Card>
      )}
    </Page>
  );
}
