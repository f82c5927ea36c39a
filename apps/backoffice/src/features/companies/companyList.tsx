import { addressRowsRule, company, type Company } from '@mingjian/api';
import { Link } from '@mingjian/ui';
import { companyPath } from '../../shared/companies/companyPath';
import { fileNames } from '../../shared/files/fileNames';
import { FilesControl } from '../../shared/files/FilesControl';
import { ImageControl } from '../../shared/files/ImageControl';
import { PlaceControl } from '../../shared/maps/PlaceControl';
import { placeText } from '../../shared/maps/model/placeValue';
import { AddressRowsControl } from '../../shared/regions/AddressRowsControl';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { companyListTexts, ownCompanyTexts } from './companyList.texts';

/** Client companies. */
export const list = listOf(company, {
  pageCode: 'companyList',
  texts: companyListTexts,
  nameField: 'companyName',
  tones: { status: { '0': 'warning', '1': 'success', '2': 'neutral' } },
  columns: [
    {
      field: 'companyName',
      width: 220,
      render: ({ id, companyName }: Company) => <Link href={companyPath(id)}>{companyName}</Link>,
    },
    { field: 'companyNo', width: 92, card: 'subtitle' },
    { field: 'companyShort', hidden: true },
    { field: 'status', width: 80 },
    { field: 'managerName', width: 88, card: 'fact' },
    { field: 'contactName', width: 88, card: 'fact' },
    { field: 'contactPhone', width: 124, card: 'fact' },
    { field: 'contactEmail', width: 220, hidden: true },
    'payMode',
    { field: 'balance', card: 'fact' },
    { field: 'freezeBalance', hidden: true },
    'contractExpire',
    'belonging',
    { field: 'enterpriseScale', width: 112 },
    { field: 'industry', width: 96 },
    { field: 'creditLimit', hidden: true },
    { field: 'creditCode', width: 180, hidden: true },
    { field: 'informationWay', width: 120, hidden: true },
    { field: 'area', hidden: true },
    { field: 'address', width: 240, hidden: true },
    'createTime',
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'companyName',
    'companyNo',
    'status',
    'area',
    'belonging',
    'enterpriseScale',
    'managerName',
    'payMode',
    'createTime',
  ],
  form: [
    {
      section: 'basicSection',
      fields: [
        'companyName',
        'companyShort',
        'creditCode',
        'status',
        'industry',
        'enterpriseScale',
        'belonging',
        'informationWay',
        'managerId',
        'atsType',
        'area',
        {
          field: 'address',
          parts: ['address', 'lng', 'lat'],
          control: (props: ControlProps) => <PlaceControl {...props} maxLength={200} />,
          textOf: placeText('address'),
        },
        {
          field: 'workAreas',
          rule: addressRowsRule,
          control: (props: ControlProps) => <AddressRowsControl {...props} />,
        },
        {
          field: 'logo',
          control: (props: ControlProps) => <ImageControl {...props} kind="picture" />,
        },
        'remark',
      ],
    },
    {
      section: 'rulesSection',
      fields: [
        {
          field: 'rulesList',
          noun: 'rule',
          rows: [
            { field: 'username', label: 'ruleUser', kind: 'text', max: 64, required: true },
            {
              field: 'fileInfo',
              label: 'ruleFiles',
              kind: 'custom',
              required: true,
              entry: 'uploaded',
              control: (props: ControlProps) => <FilesControl {...props} />,
              textOf: fileNames,
            },
          ],
        },
      ],
    },
    { section: 'contactSection', fields: ['contactName', 'contactPhone', 'contactEmail'] },
    {
      section: 'paymentSection',
      fields: [
        'payMode',
        { field: 'paymentDays', shownFor: { field: 'payMode', value: 2 } },
        'creditLimit',
        'warnBalance',
        'discount',
      ],
    },
    { section: 'retentionSection', fields: ['retentionMonths', 'reportCopy'] },
  ],
});

/** The reader's own company, without the fields that only its provider needs. */
export const ownList: typeof list = {
  ...list,
  pageCode: 'ownCompany',
  texts: ownCompanyTexts,
  filters: [],
};
