import { messageTry, type MessageTry } from '@mingjian/api';
import { defineTexts, Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('messageTryList', {
  zh: {
    pageTitle: '发送记录',
    emptyNote: '每次尝试发送消息的结果出现在这里。',
    subject: '主题',
    number: '次数',
    result: '结果',
    receiver: '收件地址',
    channel: '渠道',
    scene: '用途',
    orderNo: '订单号',
    startTime: '开始时间',
    endTime: '结束时间',
    problem: '失败原因',
    messageId: '消息编号',
  },
  en: {
    pageTitle: 'Attempts',
    emptyNote: 'The result of each attempt to send a message appears here.',
    subject: 'Subject',
    number: 'Attempt',
    result: 'Result',
    receiver: 'Address',
    channel: 'Channel',
    scene: 'Purpose',
    orderNo: 'Order no.',
    startTime: 'Began',
    endTime: 'Ended',
    problem: 'Reason',
    messageId: 'Message ID',
  },
});

/** Attempts to send messages and e-mails about orders. */
export const messageTryList = listOf(messageTry, {
  pageCode: 'messageTryList',
  texts,
  nameField: 'subject',
  columns: [
    { field: 'subject', width: 260, card: 'title' },
    { field: 'result', width: 100, card: 'mark' },
    { field: 'startTime', width: 116, card: 'fact' },
    { field: 'number', width: 80, card: 'fact' },
    { field: 'channel', width: 120, card: 'fact' },
    { field: 'receiver', width: 180, card: 'fact' },
    {
      field: 'orderNo',
      width: 176,
      card: 'subtitle',
      render: ({ orderId, orderNo }: MessageTry) =>
        orderId && <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>,
    },
    { field: 'problem', width: 240 },
    { field: 'scene', width: 130, hidden: true },
    { field: 'endTime', hidden: true },
    { field: 'messageId', width: 250, hidden: true },
  ],
  filters: [
    'subject',
    'orderNo',
    'result',
    'channel',
    { field: 'scene', several: true },
    'startTime',
    'messageId',
  ],
  tones: {
    result: { '0': 'accent', '1': 'success', '2': 'danger' },
    channel: { '1': 'notice', '2': 'accent', '3': 'neutral' },
  },
});
