import { companyTicket } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('companyTickets', {
  zh: {
    pageTitle: '开票资料',
    emptyNote: '开票用的抬头和税号记在这里，申请开票时选用。',
    noun: '开票资料',
    companyName: '客户公司',
    title: '发票抬头',
    taxNo: '纳税人识别号',
    bankName: '开户行',
    bankAccount: '银行账号',
    regAddress: '注册地址',
    regPhone: '注册电话',
    email: '收票邮箱',
    defaultFlag: '默认',
  },
  en: {
    pageTitle: 'Invoice details',
    emptyNote: 'Keep the names and tax numbers that invoices are made out to here.',
    noun: 'invoice details',
    companyName: 'Client company',
    title: 'Buyer',
    taxNo: 'Taxpayer no.',
    bankName: 'Bank',
    bankAccount: 'Account',
    regAddress: 'Registered address',
    regPhone: 'Registered phone',
    email: 'E-mail for invoices',
    defaultFlag: 'Default',
  },
});

/** Invoice details of client companies. */
export const list = listOf(companyTicket, {
  pageCode: 'ticketList',
  texts,
  nameField: 'title',
  columns: [
    { field: 'title', width: 240 },
    { field: 'taxNo', width: 200 },
    { field: 'companyName', width: 220, staffOnly: true },
    { field: 'bankName', width: 200 },
    { field: 'bankAccount', width: 180 },
    { field: 'email', width: 200 },
    'defaultFlag',
    { field: 'regAddress', width: 240, hidden: true },
    { field: 'regPhone', hidden: true },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'title',
    'taxNo',
    { field: 'companyName', staffOnly: true },
    'bankName',
    'bankAccount',
    'email',
    'regAddress',
    'regPhone',
    'defaultFlag',
  ],
  form: [
    'companyId',
    { field: 'title', wide: true },
    'taxNo',
    'email',
    'bankName',
    'bankAccount',
    'regAddress',
    'regPhone',
    'defaultFlag',
  ],
});
