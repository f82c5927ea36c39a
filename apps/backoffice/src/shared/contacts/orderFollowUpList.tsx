import { orderFollowUp, type OrderFollowUp } from '@mingjian/api';
import { defineTexts, Link } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { fileNames } from '../files/fileNames';
import { FilesControl } from '../files/FilesControl';
import type { ControlProps } from '../resourceList/listItems';
import { listOf } from '../resourceList/listOf';

const texts = defineTexts('orderFollowUps', {
  zh: {
    pageTitle: '核实联系',
    emptyNote: '在订单页联系证明人或机构后，记录出现在这里。',
    noun: '联系记录',
    orderId: '订单',
    orderNo: '订单编号',
    candidateName: '候选人',
    companyId: '客户',
    companyName: '客户',
    followType: '联系方式',
    contactName: '联系人',
    contactRole: '与候选人关系',
    phone: '电话',
    numberSource: '号码来源',
    result: '结果',
    content: '内容',
    nextTime: '下次联系',
    audioUrl: '录音',
    audioMarks: '录音标记',
    userId: '记录人',
    userName: '记录人',
  },
  en: {
    pageTitle: 'Source contacts',
    emptyNote: 'Contacts with referees and institutions, logged on the page of an order, are here.',
    noun: 'contact',
    orderId: 'Order',
    orderNo: 'Order no.',
    candidateName: 'Candidate',
    companyId: 'Client',
    companyName: 'Client',
    followType: 'Method',
    contactName: 'Contact',
    contactRole: 'Relation',
    phone: 'Phone',
    numberSource: 'Source of number',
    result: 'Result',
    content: 'Notes',
    nextTime: 'Next contact',
    audioUrl: 'Recording',
    audioMarks: 'Marks of recordings',
    userId: 'Author',
    userName: 'Author',
  },
});

/** Contacts with the sources of orders. */
export const list = listOf(orderFollowUp, {
  pageCode: 'orderFollowUpList',
  texts,
  nameField: 'contactName',
  tones: {
    result: { '1': 'success', '2': 'warning', '3': 'danger', '4': 'accent', '5': 'danger' },
  },
  columns: [
    { field: 'contactName', width: 130, card: 'title' },
    {
      field: 'orderNo',
      width: 170,
      card: 'subtitle',
      render: ({ orderId, orderNo }: OrderFollowUp) => (
        <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>
      ),
    },
    { field: 'candidateName', width: 110, card: 'fact' },
    { field: 'companyName', width: 200, hidden: true },
    'followType',
    { field: 'result', card: 'mark' },
    { field: 'content', width: 320 },
    { field: 'phone', width: 150, hidden: true },
    { field: 'contactRole', width: 120 },
    { field: 'numberSource', width: 130, hidden: true },
    { field: 'nextTime', card: 'fact' },
    { field: 'userName', width: 110, card: 'fact' },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'contactName',
    'orderNo',
    'candidateName',
    'result',
    { field: 'nextTime', openEnded: true },
    'followType',
    'companyName',
    'userName',
    'content',
    'createTime',
  ],
  form: [
    'orderId',
    'followType',
    'contactName',
    'contactRole',
    'phone',
    'numberSource',
    'result',
    'nextTime',
    'content',
    {
      field: 'audioUrl',
      control: (props: ControlProps) => <FilesControl {...props} />,
      textOf: fileNames,
    },
  ],
});
