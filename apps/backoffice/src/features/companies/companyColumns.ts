import type { Company } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import { dayColumn, timeColumn } from '../../shared/crud/timeColumns';
import type { DateText } from '../../shared/useDateText';
import type { companyTexts } from './companies.texts';
import type { CompanyWords } from './companyWords';

type Words = (typeof companyTexts)['zh'];

/** The columns of the company list. */
export function companyColumns(
  t: Words,
  words: CompanyWords,
  dates: DateText,
  money: (fen: unknown) => string,
): readonly GridColumn<Company>[] {
  return [
    {
      prop: 'companyName',
      label: t.companyName,
      width: 240,
      sortable: true,
      fixed: 'left',
      mustFlag: true,
    },
    { prop: 'companyNo', label: t.companyNo, width: 120, sortable: true, isText: true },
    { prop: 'companyShort', label: t.companyShort, sortable: true, visibleFlag: false },
    {
      prop: 'status',
      label: t.status,
      width: 110,
      sortable: true,
      tagFlag: true,
      options: words.company_status,
    },
    { prop: 'belonging', label: t.belonging, width: 120, sortable: true, options: words.belonging },
    {
      prop: 'enterpriseScale',
      label: t.enterpriseScale,
      width: 130,
      sortable: true,
      options: words.enterpriseScale,
    },
    { prop: 'industry', label: t.industry, sortable: true },
    { prop: 'contactName', label: t.contactName, width: 120 },
    { prop: 'contactPhone', label: t.contactPhone, width: 150, isText: true },
    { prop: 'contactEmail', label: t.contactEmail, width: 220, visibleFlag: false },
    { prop: 'managerName', label: t.managerName, width: 130 },
    { prop: 'payMode', label: t.payMode, width: 120, sortable: true, options: words.pay_mode },
    { prop: 'balance', label: t.balance, width: 140, align: 'end', format: money },
    {
      prop: 'creditLimit',
      label: t.creditLimit,
      width: 160,
      align: 'end',
      format: money,
      visibleFlag: false,
    },
    { prop: 'creditCode', label: t.creditCode, width: 200, isText: true, visibleFlag: false },
    {
      prop: 'informationWay',
      label: t.informationWay,
      sortable: true,
      options: words.informationWay,
      visibleFlag: false,
    },
    { prop: 'address', label: t.address, width: 240, visibleFlag: false },
    dayColumn('contractExpire', t.contractExpire, dates),
    timeColumn('createTime', t.createTime, dates),
    timeColumn('updateTime', t.updateTime, dates, { visibleFlag: false }),
  ];
}

/** The filter bar of the company list. */
export function companyFields(t: Words, words: CompanyWords): readonly FilterField[] {
  return [
    { kind: 'text', prop: 'companyName', label: t.companyName },
    { kind: 'text', prop: 'companyNo', label: t.companyNo },
    { kind: 'select', prop: 'status', label: t.status, options: words.company_status },
    { kind: 'select', prop: 'belonging', label: t.belonging, options: words.belonging },
    {
      kind: 'select',
      prop: 'enterpriseScale',
      label: t.enterpriseScale,
      options: words.enterpriseScale,
    },
    { kind: 'text', prop: 'managerName', label: t.managerName },
    { kind: 'radio', prop: 'payMode', label: t.payMode, options: words.pay_mode },
    { kind: 'dateRange', prop: 'createTime', label: t.createTime },
  ];
}
