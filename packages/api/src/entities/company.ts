import { number, object } from 'yup';
import {
  choice,
  count,
  fen,
  idText,
  jsonText,
  rate,
  text,
  word,
  type Stored,
  type Versioned,
} from './fields';

/** 0 trial · 1 active · 2 stopped. */
export type CompanyStatus = 0 | 1 | 2;

/** A client company. Amounts in fen; `null` for callers who may not see money. */
export interface Company extends Versioned {
  companyName: string;
  companyShort: string | null;
  companyNo: string;
  /** Unified social credit code. */
  creditCode: string | null;
  /** Codes of dictionaries. */
  industry: string | null;
  enterpriseScale: string | null;
  belonging: string | null;
  informationWay: string | null;
  /** JSON text list of region codes. */
  area: string | null;
  address: string | null;
  lng: number | null;
  lat: number | null;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  managerId: string | null;
  managerName: string | null;
  salesId: string | null;
  status: CompanyStatus;
  /** 1 in advance · 2 afterwards. */
  payMode: 1 | 2;
  balance: number | null;
  freezeBalance: number | null;
  creditLimit: number | null;
  /** 0.9 for 10 % off. */
  discount: number | null;
  paymentDays: number;
  /** JSON text of `OrderRule[]`. */
  rulesList: string | null;
  reportTemplateId: string | null;
  logo: string | null;
  contractExpire: string | null;
  /** As `RealnameStatus`. */
  authStatus: 0 | 1 | 2 | 3 | 4;
  /** 0 none · 1 Moka · 2 飞书 · 3 大易 · 4 own. */
  atsType: 0 | 1 | 2 | 3 | 4;
  /** Months that reports are kept. */
  retentionMonths: number;
  remark: string | null;
}

/** What may be written about a company; balances move by the balance log only. */
export const companyDraft = object({
  id: idText(),
  companyName: word(128).required(),
  companyShort: text(64),
  creditCode: text(32),
  industry: text(64),
  enterpriseScale: text(64),
  belonging: text(64),
  informationWay: text(64),
  area: jsonText(),
  address: text(200),
  lng: number().min(-180).max(180).nullable(),
  lat: number().min(-90).max(90).nullable(),
  contactName: text(64),
  contactPhone: text(32),
  contactEmail: text(128),
  managerId: idText().nullable(),
  salesId: idText().nullable(),
  status: choice(0, 1, 2),
  payMode: choice(1, 2),
  creditLimit: fen(),
  discount: rate(),
  paymentDays: count(365),
  rulesList: jsonText(),
  reportTemplateId: idText().nullable(),
  logo: text(500),
  atsType: choice(0, 1, 2, 3, 4),
  retentionMonths: count(240),
  remark: text(500),
});

/** What may be written about a company. */
export type CompanyDraft = typeof companyDraft.__outputType;

/** A company as drop-downs list it. */
export interface CompanyName {
  id: string;
  companyName: string;
  companyShort: string | null;
}

/** What a company buys, by name: a row of the service-name view. */
export interface CompanyServiceName extends Stored {
  companyId: string;
  companyName: string;
  /** The names of its products, comma-joined. */
  serviceNames: string;
}

/** A source of flash answers that a company may use. */
export interface DataSource {
  code: string;
  name: string;
  vendor: string;
  /** In fen for one query. */
  price: number;
  enabled: 0 | 1;
}
