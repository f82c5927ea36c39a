import { useCallback } from 'react';
import { quickCheck, toApiError, type FlashOrder } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { downloadUrl } from '../../../base/downloadUrl';
import { messages } from '../../../shell';
import { flashListTexts } from './flashList.texts';

/** Returns the row actions of flash orders whose report was issued: its download. */
export function useFlashReports() {
  const t = useTexts(flashListTexts);
  const http = useHttp();
  const download = useCallback(
    async ({ id }: FlashOrder) => {
      try {
        downloadUrl((await http.send(quickCheck.genReportInfo, { orderId: id })).pdfUrl);
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      }
    },
    [http],
  );
  return useCallback(
    ({ orderStatus }: FlashOrder) =>
      orderStatus >= 80
        ? [{ key: 'report', label: t.report, onSelect: (row: FlashOrder) => void download(row) }]
        : [],
    [t, download],
  );
}
