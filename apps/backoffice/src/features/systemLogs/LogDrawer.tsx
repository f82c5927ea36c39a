import { use, useMemo } from 'react';
import { DescriptionList, Drawer, Table, TableFrame, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './LogDrawer.styles';
import { logListTexts } from './logList.texts';
import { LogWords } from './LogWords';
import { changesOf, rowNameOf, type LogLine } from './model/logChanges';
import { useLogValues } from './useLogValues';

export interface LogDrawerProps {
  /** The opened line; `null` for none. */
  line: LogLine | null;
  onClose(): void;
}

/** A line of the operate log beside the list. */
export function LogDrawer({ line, onClose }: LogDrawerProps) {
  const t = useTexts(logListTexts);
  return (
    <Drawer
      open={line !== null}
      size="medium"
      title={
        line &&
        t.title(t[`action${line.action}`], t[`objectType${line.objectType}`], rowNameOf(line))
      }
      onClose={onClose}
    >
      {line && <LogBody line={line} />}
    </Drawer>
  );
}

function LogBody({ line }: { line: LogLine }) {
  const t = useTexts(logListTexts);
  const dates = useDateFormat();
  const words = use(LogWords);
  const recorded = useMemo(() => changesOf(line), [line]);
  const valueOf = useLogValues(line, recorded);
  const changes = words
    ? recorded.map((change) => ({
        ...change,
        label: words.labelOf(line.objectType, change.field) ?? change.field,
      }))
    : [];
  return (
    <S.Body>
      <DescriptionList
        columns={2}
        items={[
          { key: 'time', label: t.createTime, value: dates.time(line.createTime) },
          { key: 'user', label: t.userName, value: line.userName },
          { key: 'type', label: t.userType, value: t[`userType${line.userType}`] },
          ...optional('ip', t.ip, line.ip ?? null, false),
          ...optional('company', t.companyName, line.companyName),
          ...optional('reason', t.reason, line.reason),
        ]}
      />
      {changes.length === 0 ? (
        <Text tone="muted">{words ? t.none : t.loading}</Text>
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
              {changes.map(({ field, label, before, after }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td data-wrap>{valueOf(field, before) ?? '—'}</td>
                  <td data-wrap>{valueOf(field, after) ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </S.Body>
  );
}

/** Few lines have a company, and fewer a reason. */
const optional = (key: string, label: string, value: string | null, wide = true) =>
  value === null ? [] : [{ key, label, value, wide }];
