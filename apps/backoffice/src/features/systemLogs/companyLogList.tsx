import { companyOperateLog, type CompanyOperateLog } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ChangesCell } from './ChangesCell';
import { companyLogTexts } from './companyLogList.texts';
import { actionTones } from './model/actionTones';

/** Operations on client companies. */
export const companyLogList = listOf(companyOperateLog, {
  pageCode: 'companyOperateLog',
  texts: companyLogTexts,
  nameField: 'createTime',
  tones: { action: actionTones },
  columns: [
    { field: 'createTime', width: 120, card: 'title' },
    { field: 'companyName', width: 220, card: 'subtitle' },
    { field: 'userName', width: 120, card: 'fact' },
    { field: 'userType', width: 100, card: 'fact' },
    { field: 'action', width: 112, card: 'mark' },
    { field: 'objectType', width: 112, card: 'fact' },
    {
      field: 'after',
      width: 300,
      card: 'fact',
      render: (line: CompanyOperateLog) => <ChangesCell line={line} />,
    },
    { field: 'reason', width: 180, hidden: true },
    { field: 'objectId', width: 240, hidden: true },
  ],
  filters: [
    'companyId',
    { field: 'objectType', several: true },
    'createTime',
    { field: 'action', several: true },
    'userName',
    'userType',
    'objectId',
  ],
});
