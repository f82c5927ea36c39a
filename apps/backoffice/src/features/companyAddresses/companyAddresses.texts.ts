import { defineTexts } from '@mingjian/ui';

export const companyAddressTexts = defineTexts('companyAddresses', {
  zh: {
    pageTitle: '公司地址',
    noun: '地址',
    companyName: '客户公司',
    receiver: '收件人',
    phone: '联系电话',
    areaName: '所在地区',
    detail: '详细地址',
    postcode: '邮编',
    defaultFlag: '默认地址',
  },
  en: {
    pageTitle: 'Company addresses',
    noun: 'address',
    companyName: 'Client company',
    receiver: 'Recipient',
    phone: 'Phone',
    areaName: 'Region',
    detail: 'Address',
    postcode: 'Postcode',
    defaultFlag: 'Default',
  },
});
