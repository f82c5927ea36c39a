import { defineTexts } from '@mingjian/ui';

export const certificateTexts = defineTexts('deletionCertificates', {
  zh: {
    pageTitle: '删除证明',
    emptyNote: '候选人的个人信息被删除后，证明出现在这里。',
    certificateNo: '证明编号',
    companyId: '客户',
    companyName: '客户',
    ground: '依据',
    status: '状态',
    createTime: '批准时间',
    completeTime: '完成时间',
    download: '下载',
    notYet: '删除尚未完成',
  },
  en: {
    pageTitle: 'Deletion certificates',
    emptyNote: 'Certificates appear here once personal data of candidates is deleted.',
    certificateNo: 'Certificate no.',
    companyId: 'Client',
    companyName: 'Client',
    ground: 'Ground',
    status: 'Status',
    createTime: 'Granted',
    completeTime: 'Completed',
    download: 'Download',
    notYet: 'The deletion is not complete',
  },
});
