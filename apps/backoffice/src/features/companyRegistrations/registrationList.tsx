import { companyRegistration, type CompanyRegistration } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { NameCell, RepeatCell } from './RegistrationCells';
import { registrationListTexts } from './registrationList.texts';

/** Companies that request an account. */
export const registrationList = listOf(companyRegistration, {
  pageCode: 'registrationList',
  texts: registrationListTexts,
  nameField: 'companyName',
  columns: [
    {
      field: 'companyName',
      width: 260,
      card: 'title',
      render: (row: CompanyRegistration) => <NameCell registration={row} />,
    },
    { field: 'status', width: 100, card: 'mark' },
    {
      field: 'knownCompany',
      width: 270,
      card: 'fact',
      render: (row: CompanyRegistration) => <RepeatCell registration={row} />,
    },
    { field: 'contactName', width: 110, card: 'fact' },
    { field: 'phone', width: 140, card: 'fact' },
    { field: 'email', width: 220, hidden: true },
    { field: 'username', width: 130 },
    { field: 'creditCode', width: 190 },
    { field: 'referenceNo', width: 140 },
    'createTime',
    { field: 'handledByName', width: 110 },
    'handledTime',
    { field: 'reason', width: 240, hidden: true },
    { field: 'sameCompany', hidden: true },
    { field: 'samePhone', hidden: true },
  ],
  filters: [
    'companyName',
    'status',
    'phone',
    'creditCode',
    'contactName',
    'referenceNo',
    'username',
    'handledByName',
    'createTime',
    'handledTime',
  ],
  tones: { status: { '0': 'warning', '1': 'success', '2': 'neutral' } },
});
