import { privacyRequest, type PrivacyRequest } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { privacyTexts } from './privacy.texts';
import { DueCell, NumberCell } from './RequestCells';

/** Requests of candidates about their personal data. */
export const privacyRequestList = listOf(privacyRequest, {
  pageCode: 'privacyRequests',
  texts: privacyTexts,
  nameField: 'requestNo',
  columns: [
    {
      field: 'requestNo',
      width: 160,
      card: 'title',
      render: (row: PrivacyRequest) => <NumberCell request={row} />,
    },
    { field: 'kind', width: 100, card: 'fact' },
    { field: 'status', width: 110, card: 'mark' },
    {
      field: 'dueTime',
      width: 120,
      card: 'fact',
      render: (row: PrivacyRequest) => <DueCell request={row} />,
    },
    { field: 'candidateName', width: 110, card: 'fact' },
    { field: 'companyName', width: 200, card: 'fact' },
    { field: 'createTime', width: 150 },
    { field: 'handledByName', width: 100 },
    { field: 'channel', width: 100 },
    { field: 'answerTime', hidden: true },
    { field: 'content', width: 240, hidden: true },
  ],
  filters: [
    'kind',
    'status',
    'requestNo',
    'candidateName',
    'companyName',
    'dueTime',
    'createTime',
    'handledByName',
    'channel',
  ],
  tones: {
    status: {
      '10': 'warning',
      '20': 'accent',
      '30': 'warning',
      '40': 'success',
      '50': 'danger',
      '60': 'neutral',
    },
  },
});
