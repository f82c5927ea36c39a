import { companyFollowUp } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { imagePathsIn, ImagesControl } from '../../shared/files/ImageControl';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('companyFollowUps', {
  zh: {
    pageTitle: '跟进记录',
    emptyNote: '每次联系客户后，在这里记下结果和下次时间。',
    noun: '跟进记录',
    companyName: '客户公司',
    followType: '跟进方式',
    contactName: '联系人',
    phone: '联系电话',
    result: '跟进结果',
    content: '跟进内容',
    pictures: '照片',
    nextTime: '下次跟进',
    userName: '跟进人',
  },
  en: {
    pageTitle: 'Follow-ups',
    emptyNote: 'After each contact with a client, note the result and the next date here.',
    noun: 'follow-up',
    companyName: 'Client company',
    followType: 'Method',
    contactName: 'Contact',
    phone: 'Phone',
    result: 'Result',
    content: 'Notes',
    pictures: 'Photos',
    nextTime: 'Next follow-up',
    userName: 'Author',
  },
});

/** Contacts of staff with client companies. */
export const list = listOf(companyFollowUp, {
  pageCode: 'followUpList',
  texts,
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
    'companyId',
    'contactName',
    'phone',
    'followType',
    'result',
    'nextTime',
    'content',
    {
      field: 'pictures',
      control: (props: ControlProps) => <ImagesControl {...props} kind="picture" />,
      textOf: (value: unknown) => String(imagePathsIn(value).length),
    },
  ],
});
