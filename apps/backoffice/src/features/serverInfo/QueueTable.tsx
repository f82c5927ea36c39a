import type { ServerInfo } from '@mingjian/api';
import { Card, Table, TableFrame, useFormatNumber, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { serverInfoTexts } from './serverInfo.texts';

/** The work that waits and that failed. */
export function QueueTable({ state }: { state: ServerInfo }) {
  const t = useTexts(serverInfoTexts);
  const dates = useDateFormat();
  const format = useFormatNumber();
  return (
    <Card title={t.queues} flush>
      <TableFrame label={t.queueTable}>
        <Table aria-label={t.queues}>
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              <th scope="col" data-align="end">
                {t.waiting}
              </th>
              <th scope="col" data-align="end">
                {t.given}
              </th>
              <th scope="col">{t.oldest}</th>
            </tr>
          </thead>
          <tbody>
            {(['jobs', 'outbox'] as const).map((queue) => {
              const { waiting, failed, oldestTime } = state[queue];
              return (
                <tr key={queue}>
                  <th scope="row">{t[queue]}</th>
                  <td data-align="end">{format(waiting)}</td>
                  <td data-align="end">{format(failed)}</td>
                  <td>{oldestTime === null ? '—' : dates.time(oldestTime)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  );
}
