import type {
  DangerLevel,
  HoldType,
  OrderAct,
  OrderStatus,
  OrderType,
  PaperSide,
} from '@mingjian/api';
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProductTable {
  id: string;
  productCode: string;
  name: string;
  nameEn: string;
  /** Contents of the check, in short. */
  contents: string;
  contentsEn: string;
  orderType: OrderType;
  /** In fen. */
  price: number;
  slaDays: number;
  sort: number;
  status: 0 | 1;
}

/** Conditions of a company that differ from the product's own. */
export interface CompanyProductTable {
  companyId: string;
  productId: string;
  enabled: Generated<0 | 1>;
  /** In fen; `null` for the product's. */
  price: number | null;
}

/** A view: every product at every company's conditions. */
export interface CompanyOfferTable {
  id: string;
  companyId: string;
  productId: string;
  productCode: string;
  name: string;
  nameEn: string;
  contents: string;
  contentsEn: string;
  type: OrderType;
  /** In fen. */
  price: number;
  slaDays: number;
  sort: number;
  enabled: 0 | 1;
}

export interface OrderTable {
  id: string;
  orderNo: string;
  orderType: OrderType;
  orderStatus: OrderStatus;
  companyId: string;
  signingEntity: string;
  productId: string;
  candidateId: string;
  /** The candidate's name as it was when the order was placed. */
  candidateName: string;
  orderedBy: string | null;
  position: string;
  city: string;
  urgentFlag: 0 | 1;
  holdType: HoldType;
  waitsFor: GeneratedAlways<HoldType>;
  waitsSince: Date;
  overallDanger: DangerLevel;
  pmId: string | null;
  orderTime: Date;
  acceptTime: Date | null;
  submitTime: Date | null;
  dispatchTime: Date | null;
  reviewTime: Date | null;
  reportTime: Date | null;
  kpiTime: Date | null;
  issueTime: Date | null;
  finishTime: Date | null;
  settleTime: Date | null;
  cancelTime: Date | null;
  slaDueAt: Date | null;
  /** In fen. */
  amount: number;
  /** Taken off the amount, in fen. */
  reduceAmount: Generated<number>;
  remark: string | null;
  cancelReason: string | null;
  /** In fen; `null` unless it was cancelled since fees are charged for that. */
  cancelFee: Generated<number | null>;
  authUrl: string | null;
  /** Code of `auth_mode`. */
  authMode: Generated<1 | 2 | 3 | 4>;
  /** JSON text list of region codes; `null` where only the name of a city is known. */
  cityCodes: Generated<string | null>;
  consigneeName: Generated<string | null>;
  clientPoNo: Generated<string | null>;
  costCenter: Generated<string | null>;
  version: Generated<number>;
}

/** A view: the provider's people whose turn it is. */
export interface OrderTurnTable {
  orderId: string;
  userId: string;
}

export interface OrderEventTable {
  id: string;
  orderId: string;
  /** From 1 without gaps, by order. */
  number: number;
  action: OrderAct;
  /** `null` for the event that begins an order. */
  statusBefore: OrderStatus | null;
  statusAfter: OrderStatus;
  /** Code of the right that was used; `null` for the system, the candidate and old events. */
  rightCode: string | null;
  /** `null` when the system or the candidate did it. */
  userId: string | null;
  /** Empty when the system did it. */
  userName: string;
  /** The reason; `null` where none was asked. */
  content: string | null;
  createTime: Date;
}

/** An uploaded file that was added to an order. Its deletion deletes the file. */
export interface OrderPaperTable {
  id: string;
  orderId: string;
  fileId: string;
  side: PaperSide;
  /** Name of the person who added it. */
  userName: string;
  createdAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    products: ProductTable;
    companyProducts: CompanyProductTable;
    companyOffers: CompanyOfferTable;
    orders: OrderTable;
    orderEvents: OrderEventTable;
    orderTurns: OrderTurnTable;
    orderPapers: OrderPaperTable;
  }
}

/** Adds the papers of orders. Published statements never change. */
export const orderPaperMigration = [
  `create table order_papers (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    file_id text not null unique references uploaded_files (id) on delete cascade,
    side text not null check (side in ('client', 'provider')),
    user_name text not null,
    created_at timestamptz not null
  )`,
  `create index order_papers_order on order_papers (order_id)`,
];

/** Adds what products check. Published statements never change. */
export const productContentsMigration = [
  `alter table products
    add column contents text not null default '',
    add column contents_en text not null default ''`,
  `update products set contents = given.contents, contents_en = given.contents_en
    from (values
      ('FLASH_ID',
        '身份信息、证件真伪',
        'Identity, validity of the ID'),
      ('FLASH_BASIC',
        '身份信息、学历学位、司法诉讼、失信记录',
        'Identity, education, court records, credit defaults'),
      ('STD_BASE',
        '身份信息、学历学位、司法诉讼、最近一段工作履历',
        'Identity, education, court records, latest employment'),
      ('STD_MID',
        '基础版全部、失信记录、最近两段工作履历、工作表现访谈',
        'All of Basic, credit defaults, two latest employments, reference interviews'),
      ('STD_DEEP',
        '标准版全部、最近三段工作履历、商业利益冲突、职业资格',
        'All of Standard, three latest employments, conflicts of interest, licences'),
      ('EXEC',
        '深度版全部、十年工作履历、上级与下属访谈、公开舆情',
        'All of In depth, ten years of employment, interviews up and down, public record')
    ) as given (product_code, contents, contents_en)
    where products.product_code = given.product_code`,
  `create or replace view company_offers as
    select company.id || '.' || product.id as id, company.id as company_id,
      product.id as product_id, product.product_code, product.name, product.name_en,
      product.order_type as type, coalesce(own.price, product.price) as price, product.sla_days,
      product.sort, case when product.status = 1 then coalesce(own.enabled, 1) else 0 end as enabled,
      product.contents, product.contents_en
    from companies company
    cross join products product
    left join company_products own
      on own.company_id = company.id and own.product_id = product.id
    where company.deleted_at is null`,
];
