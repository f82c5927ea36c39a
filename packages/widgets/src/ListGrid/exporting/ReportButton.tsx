import { Button, Icon, useTexts, type Messages } from '@mingjian/ui';
import { FileText } from 'lucide-react';
import { listGridTexts } from '../ListGrid.texts';
import { errorMessage } from '../model/errorMessage';
import type { ExportedRows } from './exporter';

export interface ReportButtonProps {
  /** Returns the selected rows. Rejects where they cannot be collected. */
  rowsOf(): Promise<ExportedRows>;
  messages: Messages;
  onPress(rows: ExportedRows): void;
}

/** A button that exports the reports of the selected rows. */
export function ReportButton({ rowsOf, messages, onPress }: ReportButtonProps) {
  const t = useTexts(listGridTexts);
  const press = async () => {
    try {
      onPress(await rowsOf());
    } catch (reason) {
      messages.show({ text: errorMessage(reason), tone: 'danger', seconds: 5 });
    }
  };
  return (
    <Button icon={<Icon icon={FileText} />} onClick={() => void press()}>
      {t.exportReport}
    </Button>
  );
}
