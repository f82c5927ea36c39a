import { collectPage } from '@mingjian/api';
import { Alert, Button, Card, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { isWeChat } from '../frame/isWeChat';
import { saveBlob } from '../frame/saveBlob';
import { Column, Note } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { afterTexts } from './after.texts';

/** The candidate's copy of the report; nothing until it is issued, and where none is given. */
export function ReportCard() {
  const t = useTexts(afterTexts);
  const dates = useDateFormat();
  const { report, companyName } = usePage().page;
  const action = useAction();
  if (report === null) return null;
  const download = async () => saveBlob(await http.send(collectPage.downloadReport, undefined));
  return (
    <Card title={t.copy}>
      <Column>
        <Note>{t.reportText(companyName, dates.day(report.issueTime), report.reportNo)}</Note>
        {isWeChat() ? (
          <Note>{t.reportInWeChat}</Note>
        ) : (
          <Button loading={action.isRunning} onClick={() => void action.run(download)}>
            {t.downloadReport}
          </Button>
        )}
        {action.error !== null && <Alert tone="danger">{action.error}</Alert>}
      </Column>
    </Card>
  );
}
