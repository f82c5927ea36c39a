import { object } from 'yup';
import {
  area,
  code,
  count,
  day,
  dictionaryCode,
  flag,
  json,
  money,
  reference,
  region,
  text,
  time,
} from '../../resource/field';
import { resource, view, type DraftIn, type RowOf } from '../../resource/resource';
import { idText, word } from '../../schema';

/** Client companies. Amounts are in fen and `null` for readers who may not see money. */
export const company = resource(
  'aCompanyInfo',
  {
    companyName: text({ max: 128, search: true, sort: true, write: true }),
    companyShort: text({ max: 64, optional: true, search: true, sort: true, write: true }),
    companyNo: text({ max: 64, search: true, sort: true }),
    /** Unified social credit code. */
    creditCode: text({ max: 32, optional: true, search: true, write: true, format: 'creditCode' }),
    industry: dictionaryCode('industry', { optional: true, search: true, sort: true, write: true }),
    enterpriseScale: dictionaryCode('enterpriseScale', {
      optional: true,
      search: true,
      sort: true,
      write: true,
    }),
    belonging: dictionaryCode('belonging', {
      optional: true,
      search: true,
      sort: true,
      write: true,
    }),
    informationWay: dictionaryCode('informationWay', {
      optional: true,
      search: true,
      sort: true,
      write: true,
    }),
    area: region({ optional: true, search: true, write: true }),
    /** JSON text of `AddressRow[]`: where the company's people work. */
    workAreas: json({ optional: true, write: true }),
    address: text({ max: 200, optional: true, search: true, write: true }),
    /** GCJ-02, as is `lat`. */
    lng: count({ min: -180, max: 180, precision: 6, optional: true, write: true }),
    lat: count({ min: -90, max: 90, precision: 6, optional: true, write: true }),
    contactName: text({ max: 64, optional: true, search: true, write: true, format: 'personName' }),
    contactPhone: text({ max: 32, optional: true, write: true, format: 'tel' }),
    contactEmail: text({ max: 128, optional: true, write: true, format: 'email' }),
    managerId: reference('sysUsers', {
      optional: true,
      search: true,
      write: true,
      nameField: 'managerName',
    }),
    managerName: text({ max: 64, optional: true, search: true }),
    salesId: reference('sysUsers', { optional: true, search: true, write: true }),
    /** 0 trial · 1 active · 2 stopped. */
    status: code([0, 1, 2], {
      dictionary: 'company_status',
      search: true,
      sort: true,
      write: true,
      default: 0,
    }),
    /** 1 in advance · 2 afterwards. */
    payMode: code([1, 2], {
      dictionary: 'pay_mode',
      search: true,
      sort: true,
      write: true,
      default: 1,
    }),
    /** Changed by the balance log alone, as is `freezeBalance`. */
    balance: money({ restricted: true }),
    freezeBalance: money({ restricted: true }),
    creditLimit: money({ restricted: true, write: true, default: 0 }),
    /**
     * Its people are warned when the balance or the credit that is left falls below it. `null`: the
     * cost of seven days.
     */
    warnBalance: money({ optional: true, restricted: true, write: true }),
    /** 0.9 for 10 % off. */
    discount: count({ max: 1, precision: 2, restricted: true, write: true, default: 1 }),
    paymentDays: count({ max: 365, write: true, default: 30 }),
    /** JSON text of `OrderRule[]`. */
    rulesList: json({ restricted: true, write: true, default: '[]' }),
    reportTemplateId: reference('reportTemplate', { optional: true, write: true }),
    logo: text({ max: 500, optional: true, write: true, format: 'url' }),
    contractExpire: day({ optional: true, search: true, sort: true }),
    /** As `RealnameStatus`. */
    authStatus: code([0, 1, 2, 3, 4], { dictionary: 'realname_status', search: true, sort: true }),
    /** 0 none · 1 Moka · 2 飞书 · 3 大易 · 4 own. */
    atsType: code([0, 1, 2, 3, 4], {
      dictionary: 'ats_type',
      search: true,
      sort: true,
      write: true,
      default: 0,
    }),
    /** Months that reports are kept. */
    retentionMonths: count({ max: 240, search: true, write: true, default: 24 }),
    /** Whether candidates get a copy of their reports. */
    reportCopy: flag({ write: true, default: 0 }),
    remark: area({ max: 500, optional: true, write: true }),
  },
  { lookup: { searched: ['companyName'], label: 'companyName', description: 'companyShort' } },
);

/** A client company. */
export type Company = RowOf<typeof company>;
/** The writable fields of a company. */
export type CompanyDraft = DraftIn<typeof company>;
/** 0 trial · 1 active · 2 stopped. */
export type CompanyStatus = Company['status'];

/** A company as drop-downs list it. */
export interface CompanyName {
  id: string;
  companyName: string;
  companyShort: string | null;
}

/** Products that each company may order, by name. */
export const companyServiceName = view('vCompanyServiceName', {
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true, sort: true }),
  /** In the reader's language, comma-joined. */
  serviceNames: text({ max: 4_000 }),
  createTime: time({ search: true, sort: true }),
  updateTime: time({ search: true, sort: true }),
});

/** Products that a company is to be offered. */
export const serviceNamesDraft = object({
  id: idText(),
  companyId: idText(),
  /** In the writer's language, comma-joined. */
  serviceNames: word(4_000).required(),
});

/** Products of a company by name: a row of the service-name view. */
export type CompanyServiceName = RowOf<typeof companyServiceName>;

/** A source of flash results that a company may use. */
export interface DataSource {
  code: string;
  name: string;
  vendor: string;
  /** In fen for one query; `null` for readers who may not see costs. */
  price: number | null;
  enabled: 0 | 1;
}
