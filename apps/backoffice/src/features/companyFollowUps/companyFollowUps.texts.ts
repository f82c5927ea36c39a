import { defineTexts } from '@mingjian/ui';

export const companyFollowUpTexts = defineTexts('companyFollowUps', {
  zh: {
    pageTitle: '跟进记录',
    noun: '跟进记录',
    companyName: '客户公司',
    followType: '跟进方式',
    contactName: '联系人',
    phone: '联系电话',
    result: '跟进结果',
    content: '跟进内容',
    nextTime: '下次跟进',
    userName: '跟进人',
  },
  en: {
    pageTitle: 'Follow-ups',
    noun: 'follow-up',
    companyName: 'Client company',
    followType: 'Method',
    contactName: 'Contact',
    phone: 'Phone',
    result: 'Result',
    content: 'Notes',
    nextTime: 'Next follow-up',
    userName: 'Author',
  },
});
