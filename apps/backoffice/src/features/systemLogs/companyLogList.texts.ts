import { defineTexts } from '@mingjian/ui';
import { logListTexts } from './logList.texts';

/** Texts of the log of client companies: those of the operate log under another title. */
export const companyLogTexts = defineTexts('companyOperateLogs', {
  zh: {
    ...logListTexts.zh,
    pageTitle: '客户操作日志',
    companyName: '客户公司',
    emptyNote: '对客户公司、账号、地址和账务的操作出现在这里。',
  },
  en: {
    ...logListTexts.en,
    pageTitle: 'Client log',
    companyName: 'Client company',
    emptyNote: 'Operations on client companies, their accounts, addresses and money appear here.',
  },
});
