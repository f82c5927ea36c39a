import { companyFollowUp } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { companyFollowUpTexts } from './companyFollowUps.texts';

const followUpList = listOf(companyFollowUp, {
  pageCode: 'followUpList',
  texts: companyFollowUpTexts,
  nameField: 'contactName',
  tones: { result: { '1': 'success', '2': 'warning', '3': 'danger', '4': 'accent' } },
  columns: [
    { field: 'contactName', width: 130 },
    { field: 'companyName', width: 220 },
    'followType',
    'result',
    { field: 'content', width: 320 },
    { field: 'phone', width: 150 },
    'nextTime',
    { field: 'userName', width: 120 },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'companyName',
    'contactName',
    'result',
    'followType',
    'content',
    'userName',
    { field: 'nextTime', openEnded: true },
    'createTime',
  ],
  form: [
    { field: 'companyId', company: true },
    'contactName',
    'phone',
    'followType',
    'result',
    'nextTime',
    'content',
  ],
});

/** Contacts of staff with client companies. */
export function FollowUpListPage() {
  return <ResourcePage list={followUpList} />;
}
