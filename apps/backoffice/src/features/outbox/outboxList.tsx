import { outboxMessage, type OutboxMessage } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { outboxListTexts } from './outboxList.texts';
import { SubjectCell } from './SubjectCell';

/** Messages that the product sends by itself. */
export const outboxList = listOf(outboxMessage, {
  pageCode: 'outboxList',
  texts: outboxListTexts,
  nameField: 'subject',
  columns: [
    {
      field: 'subject',
      width: 280,
      card: 'title',
      render: (row: OutboxMessage) => <SubjectCell message={row} />,
    },
    { field: 'status', width: 110, card: 'mark' },
    { field: 'kind', width: 150, card: 'fact' },
    { field: 'channel', width: 124, card: 'fact' },
    { field: 'recipient', width: 200, card: 'fact' },
    { field: 'createTime', card: 'fact' },
    'sentTime',
    { field: 'tries', width: 100 },
    { field: 'problem', width: 280 },
  ],
  filters: ['subject', 'status', 'kind', 'channel', 'createTime', 'sentTime'],
  tones: {
    status: { '0': 'warning', '1': 'success', '2': 'danger', '3': 'neutral' },
    channel: { email: 'accent', sms: 'notice' },
  },
});
