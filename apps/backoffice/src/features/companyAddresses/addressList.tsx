import { addressRowsRule, companyAddress } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { PlaceControl } from '../../shared/maps/PlaceControl';
import { placeText } from '../../shared/maps/model/placeValue';
import { AddressRowsControl } from '../../shared/regions/AddressRowsControl';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('companyAddresses', {
  zh: {
    pageTitle: '公司地址',
    emptyNote: '邮寄报告和发票用的地址记在这里。',
    noun: '地址',
    companyName: '客户公司',
    receiver: '收件人',
    phone: '联系电话',
    area: '所在地区',
    areaName: '地区名称',
    servedAreas: '服务地区',
    servedAreasDescription: '寄往这些省份和城市的报告、发票用这个地址，不选城市即全部',
    detail: '详细地址',
    postcode: '邮编',
    defaultFlag: '默认地址',
  },
  en: {
    pageTitle: 'Company addresses',
    emptyNote: 'Keep the postal addresses for reports and invoices here.',
    noun: 'address',
    companyName: 'Client company',
    receiver: 'Recipient',
    phone: 'Phone',
    area: 'Region',
    areaName: 'Region name',
    servedAreas: 'Areas served',
    servedAreasDescription:
      'Reports and invoices for these places go here. A row without cities means all of them',
    detail: 'Address',
    postcode: 'Postcode',
    defaultFlag: 'Default',
  },
});

/** Postal addresses of client companies. */
export const list = listOf(companyAddress, {
  pageCode: 'addressList',
  texts,
  nameField: 'receiver',
  columns: [
    { field: 'receiver', width: 130 },
    { field: 'phone', width: 150 },
    { field: 'companyName', width: 220, staffOnly: true },
    'area',
    { field: 'areaName', width: 180, hidden: true },
    { field: 'detail', width: 280 },
    'postcode',
    'defaultFlag',
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'receiver',
    'detail',
    { field: 'companyName', staffOnly: true },
    'area',
    'phone',
    'defaultFlag',
  ],
  form: [
    'companyId',
    'receiver',
    'phone',
    'area',
    {
      field: 'detail',
      parts: ['detail', 'lng', 'lat'],
      control: (props: ControlProps) => <PlaceControl {...props} maxLength={200} />,
      textOf: placeText('detail'),
    },
    {
      field: 'servedAreas',
      rule: addressRowsRule,
      control: (props: ControlProps) => <AddressRowsControl {...props} />,
    },
    'postcode',
    'defaultFlag',
  ],
});
