import { messageView, type MessageView } from '@mingjian/api';
import { Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { listOf } from '../../shared/resourceList/listOf';
import { messageListTexts } from './messageList.texts';
import { SubjectCell } from './SubjectCell';

/** Tones of the states of messages and e-mails. */
export const STATUS_TONES = {
  '0': 'warning',
  '1': 'success',
  '2': 'danger',
  '3': 'neutral',
} as const;

/** Messages to candidates, clients and staff. */
export const messageList = listOf(messageView, {
  pageCode: 'messageList',
  texts: messageListTexts,
  nameField: 'subject',
  columns: [
    {
      field: 'subject',
      width: 230,
      card: 'title',
      render: (row: MessageView) => <SubjectCell message={row} />,
    },
    { field: 'status', width: 100, card: 'mark' },
    { field: 'receiverName', width: 96, card: 'fact' },
    { field: 'channel', width: 120, card: 'fact' },
    { field: 'receiver', width: 160, card: 'fact' },
    {
      field: 'orderNo',
      width: 176,
      card: 'subtitle',
      render: ({ orderId, orderNo }: MessageView) =>
        orderId && <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
    },
    { field: 'sendTime', width: 112, card: 'fact' },
    { field: 'retryCount', width: 90 },
    { field: 'failReason', width: 220 },
    { field: 'scene', width: 130, hidden: true },
    { field: 'candidateName', width: 100, hidden: true },
    { field: 'companyName', width: 200, hidden: true },
    { field: 'receiverType', width: 110, hidden: true },
    { field: 'templateName', width: 170, hidden: true },
    { field: 'authorName', width: 100, hidden: true },
    { field: 'nextTime', hidden: true },
    { field: 'readTime', hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: [
    'orderNo',
    'receiverName',
    { field: 'scene', several: true },
    'status',
    'channel',
    'receiverType',
    'subject',
    'content',
    'companyName',
    'candidateName',
    'authorName',
    'sendTime',
    'createTime',
  ],
  tones: {
    status: STATUS_TONES,
    channel: { '1': 'notice', '2': 'accent', '3': 'neutral' },
  },
});
