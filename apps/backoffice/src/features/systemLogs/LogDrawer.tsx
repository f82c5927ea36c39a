import type { SystemLog } from '@mingjian/api';
import { DescriptionList, Drawer, Table, TableFrame, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './LogDrawer.styles';
import { logListTexts } from './logList.texts';
import { changesOf } from './model/logChanges';

export interface LogDrawerProps {
  /** The opened line; `null` for none. */
  line: SystemLog | null;
  onClose(): void;
}

/** A line of the operate log beside the list. */
export function LogDrawer({ line, onClose }: LogDrawerProps) {
  const t = useTexts(logListTexts);
  return (
    <Drawer
      open={line !== null}
      size="medium"
      title={line && t.title(t[`action${line.action}`], t[`objectType${line.objectType}`])}
      onClose={onClose}
    >
      {line && <LogBody line={line} />}
    </Drawer>
  );
}

function LogBody({ line }: { line: SystemLog }) {
  const t = useTexts(logListTexts);
  const dates = useDateFormat();
  const changes = changesOf(line);
  return (
    <S.Body>
      <DescriptionList
        columns={2}
        items={[
          { key: 'time', label: t.createTime, value: dates.time(line.createTime) },
          { key: 'user', label: t.userName, value: line.userName },
          { key: 'type', label: t.userType, value: t[`userType${line.userType}`] },
          { key: 'ip', label: t.ip, value: line.ip },
          { key: 'company', label: t.companyName, value: line.companyName, wide: true },
          { key: 'object', label: t.objectId, value: line.objectId, wide: true },
          { key: 'reason', label: t.reason, value: line.reason, wide: true },
        ]}
      />
      {changes.length === 0 ? (
        <Text tone="muted">{t.none}</Text>
      ) : (
        <TableFrame label={t.after}>
          <Table aria-label={t.after}>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.before}</th>
                <th scope="col">{t.afterwards}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td data-wrap>{before ?? '—'}</td>
                  <td data-wrap>{after ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </S.Body>
  );
}
