import { saasAccount, type SaasAccount } from '@mingjian/api';
import { defineTexts, Tag, useTexts } from '@mingjian/ui';
import { daysUntil } from '../../base/daysUntil';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('saasAccounts', {
  zh: {
    pageTitle: '产品客户',
    emptyNote: '使用本产品自建后台的客户登记在这里。',
    noun: '产品客户',
    accountNo: '客户编号',
    companyName: '公司名称',
    contactName: '联系人',
    contactPhone: '联系电话',
    expireDate: '使用期至',
    expireDateDescription: '留空则长期有效',
    userLimit: '账号上限',
    userLimitDescription: '留空则不限',
    status: '启用',
    remark: '备注',
    expired: '已到期',
    endless: '长期有效',
  },
  en: {
    pageTitle: 'Customers of the product',
    emptyNote: 'Customers who run a back-office of their own with this product are listed here.',
    noun: 'customer',
    accountNo: 'Customer no.',
    companyName: 'Company name',
    contactName: 'Contact',
    contactPhone: 'Phone',
    expireDate: 'Use until',
    expireDateDescription: 'Leave empty for no end',
    userLimit: 'Most accounts',
    userLimitDescription: 'Leave empty for no limit',
    status: 'Enabled',
    remark: 'Remark',
    expired: 'Ended',
    endless: 'No end',
  },
});

/** The last day of use, marked once it is over. */
function ExpiryCell({ account: { expireDate } }: { account: SaasAccount }) {
  const t = useTexts(texts);
  if (!expireDate) return t.endless;
  const isOver = daysUntil(expireDate) < 0;
  return (
    <>
      {expireDate} {isOver && <Tag tone="warning">{t.expired}</Tag>}
    </>
  );
}

/** Customers of the product itself. */
export const list = listOf(saasAccount, {
  pageCode: 'saasAccountList',
  texts,
  nameField: 'companyName',
  columns: [
    { field: 'companyName', width: 240, card: 'title' },
    { field: 'accountNo', width: 140, card: 'subtitle' },
    { field: 'contactName', width: 120, card: 'fact' },
    { field: 'contactPhone', width: 150, card: 'fact' },
    {
      field: 'expireDate',
      width: 180,
      card: 'fact',
      render: (row: SaasAccount) => <ExpiryCell account={row} />,
    },
    { field: 'userLimit', width: 110 },
    { field: 'status', width: 90 },
    { field: 'remark', width: 240 },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: ['companyName', 'accountNo', 'status', 'contactName', 'contactPhone', 'expireDate'],
  form: [
    'accountNo',
    'companyName',
    'contactName',
    'contactPhone',
    'expireDate',
    'userLimit',
    'status',
    'remark',
  ],
});
