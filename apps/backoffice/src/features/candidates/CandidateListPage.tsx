import { candidate } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { candidateTexts } from './candidates.texts';

const candidateList = listOf(candidate, {
  pageCode: 'candidateList',
  texts: candidateTexts,
  nameField: 'name',
  tones: {
    authStatus: { '0': 'neutral', '1': 'warning', '2': 'success', '3': 'danger', '4': 'danger' },
    realnameStatus: {
      '0': 'neutral',
      '1': 'warning',
      '2': 'success',
      '3': 'danger',
      '4': 'danger',
    },
  },
  columns: [
    { field: 'name', width: 130 },
    { field: 'nameEn', hidden: true },
    { field: 'gender', width: 90 },
    { field: 'mobile', width: 140 },
    'idType',
    { field: 'idNo', width: 190 },
    { field: 'position', width: 160 },
    { field: 'companyName', width: 220, staffOnly: true },
    { field: 'authStatus', width: 110 },
    'realnameStatus',
    'orderCount',
    { field: 'email', width: 220, hidden: true },
    { field: 'nationality', hidden: true },
    'tags',
    { field: 'deleteDueDate', hidden: true },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'name',
    { field: 'companyName', staffOnly: true },
    'position',
    'authStatus',
    'realnameStatus',
    'tags',
    'createTime',
  ],
  form: [
    'name',
    'nameEn',
    { field: 'companyId', company: true },
    'mobile',
    'idType',
    'idNo',
    'email',
    'gender',
    'birthDate',
    'nationality',
    'position',
    'tags',
  ],
});

/** The people who are checked. */
export function CandidateListPage() {
  return <ResourcePage list={candidateList} />;
}
