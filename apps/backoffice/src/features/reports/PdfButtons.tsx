import type { ReportLanguage, ReportVersion } from '@mingjian/api';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { Download } from 'lucide-react';
import { studioTexts } from './studio.texts';
import { useReportPdf } from './useReportPdf';

export interface PdfButtonsProps {
  version: Pick<ReportVersion, 'id' | 'orderId' | 'status'>;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** Downloads of a version's documents in both languages; those of a draft have a watermark. */
export function PdfButtons({ version, size = 'medium' }: PdfButtonsProps) {
  const t = useTexts(studioTexts);
  const { download, loading } = useReportPdf(version);
  const isDraft = version.status < 40;
  const button = (language: ReportLanguage, label: string) => (
    <Button
      icon={<Icon icon={Download} />}
      size={size}
      loading={loading === language}
      onClick={() => void download(language)}
    >
      {label}
    </Button>
  );
  if (isDraft) return button('zh', t.pdfDraft);
  return (
    <>
      {button('zh', t.pdfZh)}
      {button('en', t.pdfEn)}
    </>
  );
}
