import { systemLog, type SystemLog } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ChangesCell } from './ChangesCell';
import { logListTexts } from './logList.texts';
import { actionTones } from './model/actionTones';

/** The operate log. */
export const logList = listOf(systemLog, {
  pageCode: 'logList',
  texts: logListTexts,
  nameField: 'createTime',
  tones: { action: actionTones },
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
