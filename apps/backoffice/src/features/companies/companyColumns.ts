import type { Company } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import { dayColumn, timeColumn } from '../../shared/crud/timeColumns';
import type { DateFormat } from '../../shared/useDateFormat';
import type { companyTexts } from './companies.texts';
import type { CompanyWords } from './companyWords';

type Words = (typeof companyTexts)['zh'];

/** The columns of the company list. */
export function companyColumns(
  t: Words,
  words: CompanyWords,
  dates: DateFormat,
  money: (fen: unknown) => string,
): readonly GridColumn<Company>[] {
  return [
    {
      field: 'companyName',
      label: t.companyName,
      width: 240,
      sortable: true,
      fixed: 'left',
      mustFlag: true,
    },
    { field: 'companyNo', label: t.companyNo, width: 120, sortable: true, isText: true },
    { field: 'companyShort', label: t.companyShort, sortable: true, visibleFlag: false },
    {
      field: 'status',
      label: t.status,
      width: 110,
      sortable: true,
      tagFlag: true,
      options: words.company_status,
    },
    {
      field: 'belonging',
      label: t.belonging,
      width: 120,
      sortable: true,
      options: words.belonging,
    },
    {
      field: 'enterpriseScale',
      label: t.enterpriseScale,
      width: 130,
      sortable: true,
      options: words.enterpriseScale,
    },
    { field: 'industry', label: t.industry, sortable: true },
    { field: 'contactName', label: t.contactName, width: 120 },
    { field: 'contactPhone', label: t.contactPhone, width: 150, isText: true },
    { field: 'contactEmail', label: t.contactEmail, width: 220, visibleFlag: false },
    { field: 'managerName', label: t.managerName, width: 130 },
    { field: 'payMode', label: t.payMode, width: 120, sortable: true, options: words.pay_mode },
    { field: 'balance', label: t.balance, width: 140, align: 'end', format: money },
    {
      field: 'creditLimit',
      label: t.creditLimit,
      width: 160,
      align: 'end',
      format: money,
      visibleFlag: false,
    },
    { field: 'creditCode', label: t.creditCode, width: 200, isText: true, visibleFlag: false },
    {
      field: 'informationWay',
      label: t.informationWay,
      sortable: true,
      options: words.informationWay,
      visibleFlag: false,
    },
    { field: 'address', label: t.address, width: 240, visibleFlag: false },
    dayColumn('contractExpire', t.contractExpire, dates),
    timeColumn('createTime', t.createTime, dates),
    timeColumn('updateTime', t.updateTime, dates, { visibleFlag: false }),
  ];
}

/** The filter bar of the company list. */
export function companyFields(t: Words, words: CompanyWords): readonly FilterField<Company>[] {
  return [
    { kind: 'text', field: 'companyName', label: t.companyName },
    { kind: 'text', field: 'companyNo', label: t.companyNo },
    { kind: 'select', field: 'status', label: t.status, options: words.company_status },
    { kind: 'select', field: 'belonging', label: t.belonging, options: words.belonging },
    {
      kind: 'select',
      field: 'enterpriseScale',
      label: t.enterpriseScale,
      options: words.enterpriseScale,
    },
    { kind: 'text', field: 'managerName', label: t.managerName },
    { kind: 'radio', field: 'payMode', label: t.payMode, options: words.pay_mode },
    { kind: 'dateRange', field: 'createTime', label: t.createTime },
  ];
}
