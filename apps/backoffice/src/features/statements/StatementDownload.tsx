import { useState } from 'react';
import { STATEMENT_FORMATS, statements, toApiError, type StatementFormat } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { Button, Icon, Menu, useTexts } from '@mingjian/ui';
import { Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react';
import { saveFile } from '../../shared/saveFile';
import { messages } from '../../shell';
import { statementTexts } from './statements.texts';

const ICONS = { pdf: FileText, xlsx: FileSpreadsheet, csv: Sheet };

/** Downloads of a statement as a file, in the reader's language. */
export function StatementDownload({ id }: { id: string }) {
  const t = useTexts(statementTexts);
  const http = useHttp();
  const [loading, setLoading] = useState(false);

  async function download(format: StatementFormat) {
    setLoading(true);
    try {
      saveFile(await http.send(statements.download, { id, format }));
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    } finally {
      setLoading(false);
    }
  }
  return (
    <Menu
      label={t.downloadAs}
      placement="bottom-end"
      trigger={
        <Button size="small" icon={<Icon icon={Download} />} loading={loading}>
          {t.download}
        </Button>
      }
      items={STATEMENT_FORMATS.map((format) => ({
        key: format,
        label: t[`as${format}`],
        icon: ICONS[format],
        onSelect: () => void download(format),
      }))}
    />
  );
}
