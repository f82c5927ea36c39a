import { useState } from 'react';
import { reports, toApiError, type ReportLanguage, type ReportVersion } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { downloadUrl } from '../../base/downloadUrl';
import { messages } from '../../shell';

/** Downloads of a version's documents, which are made at the first request. */
export function useReportPdf({ id, orderId }: Pick<ReportVersion, 'id' | 'orderId'>) {
  const http = useHttp();
  const [loading, setLoading] = useState<ReportLanguage>();

  async function download(language: ReportLanguage) {
    setLoading(language);
    try {
      const { pdfUrl } = await http.send(reports.genReport, { orderId, versionId: id, language });
      downloadUrl(pdfUrl);
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    } finally {
      setLoading(undefined);
    }
  }
  return { download, loading };
}
