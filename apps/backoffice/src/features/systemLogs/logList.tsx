import { use } from 'react';
import { systemLog, type SystemLog } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { logListTexts } from './logList.texts';
import { LogWords } from './LogWords';
import { changesOf } from './model/logChanges';

/** Fields that a cell names. */
const NAMED = 3;

function ChangesCell({ line }: { line: SystemLog }) {
  const t = useTexts(logListTexts);
  const words = use(LogWords);
  const changes = changesOf(line);
  if (changes.length === 0) return null;
  if (!words) return t.loading;
  const labels = changes.flatMap(({ field }) => words.labelOf(line.objectType, field) ?? []);
  if (labels.length === 0) return null;
  return t.changed(labels.slice(0, NAMED).join(t.join), labels.length);
}

/** The operate log. */
export const logList = listOf(systemLog, {
  pageCode: 'logList',
  texts: logListTexts,
  nameField: 'createTime',
  tones: {
    action: {
      created: 'success',
      updated: 'accent',
      deleted: 'danger',
      exported: 'warning',
      revealed: 'warning',
      passwordChanged: 'notice',
    },
  },
  columns: [
    { field: 'createTime', width: 120, card: 'title' },
    { field: 'userName', width: 120, card: 'subtitle' },
    { field: 'action', width: 112, card: 'mark' },
    { field: 'objectType', width: 112, card: 'fact' },
    {
      field: 'after',
      width: 280,
      card: 'fact',
      render: (line: SystemLog) => <ChangesCell line={line} />,
    },
    { field: 'companyName', width: 220, card: 'fact' },
    { field: 'reason', width: 180 },
    { field: 'ip', width: 124 },
    { field: 'userType', hidden: true },
    { field: 'objectId', width: 240, hidden: true },
  ],
  filters: [
    'userName',
    { field: 'objectType', several: true },
    'createTime',
    { field: 'action', several: true },
    'companyId',
    'objectId',
    'userType',
    'reason',
    'ip',
  ],
});
