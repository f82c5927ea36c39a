import { candidate, REVEAL, type Candidate } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { CandidateNumber } from '../../shared/candidates/CandidateNumber';
import { usePermission } from '../../shared/permission/usePermission';
import { listOf } from '../../shared/resourceList/listOf';
import { candidateListTexts as texts } from './candidateList.texts';

function NumberCell({ row, of }: { row: Candidate; of: 'mobile' | 'idNo' }) {
  const t = useTexts(texts);
  return (
    <CandidateNumber
      candidateId={row.id}
      field={of}
      label={t[of]}
      masked={row[of]}
      canReveal={usePermission({ actions: [REVEAL] })}
    />
  );
}

/** The people who are checked. */
export const list = listOf(candidate, {
  pageCode: 'candidateList',
  texts,
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
    { field: 'name', width: 100 },
    { field: 'nameEn', hidden: true },
    { field: 'gender', width: 64 },
    {
      field: 'mobile',
      width: 150,
      card: 'fact',
      render: (row: Candidate) => <NumberCell row={row} of="mobile" />,
    },
    { field: 'companyName', width: 184, staffOnly: true, card: 'fact' },
    { field: 'position', width: 120, card: 'fact' },
    { field: 'authStatus', width: 88, card: 'mark' },
    { field: 'realnameStatus', width: 88 },
    { field: 'idType', width: 88 },
    {
      field: 'idNo',
      width: 190,
      card: 'fact',
      render: (row: Candidate) => <NumberCell row={row} of="idNo" />,
    },
    { field: 'orderCount', width: 76 },
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
    'companyId',
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
