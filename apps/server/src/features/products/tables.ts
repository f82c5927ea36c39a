import type { OrderType } from '@mingjian/api';
import type { Generated } from 'kysely';
import type { Edited } from '../../database/columns';

export interface ProductTable extends Edited {
  id: string;
  productCode: string;
  name: string;
  nameEn: string | null;
  orderType: OrderType;
  category: Generated<1 | 2 | 3>;
  isAddItem: Generated<0 | 1>;
  /** In fen, as is `costPrice`. */
  price: number;
  costPrice: Generated<number | null>;
  slaDays: number;
  urgentRate: Generated<number>;
  /** Contents of the check, in short. */
  contents: string | null;
  contentsEn: string | null;
  intro: Generated<string | null>;
  applicable: Generated<string | null>;
  applicableEn: Generated<string | null>;
  /** JSON text of `ProductGroup[]`; `null` until the standard content fills it. */
  itemList: Generated<string | null>;
  /** JSON text list of group codes. */
  collectItems: Generated<string | null>;
  sort: number;
  status: 0 | 1;
  publishedVersion: Generated<number | null>;
  publishTime: Generated<Date | null>;
}

/** A published version of a product. It never changes. */
export interface ProductVersionTable {
  productId: string;
  /** From 1 without gaps, by product. */
  version: number;
  itemList: string;
  collectItems: string | null;
  /** In fen. */
  price: number;
  slaDays: number;
  urgentRate: number;
  publishedAt: Date;
  /** `null` for the version that came with the installation. */
  publishedBy: string | null;
}

/** Conditions of a company that differ from the product's own. */
export interface CompanyProductTable {
  companyId: string;
  productId: string;
  enabled: Generated<0 | 1>;
  /** In fen; `null` for the product's. */
  price: number | null;
  /** Share of the product's price that is paid. */
  discount: Generated<number | null>;
  slaDays: Generated<number | null>;
  /** JSON text. */
  customFields: Generated<string | null>;
  reportTemplate: Generated<string | null>;
  /** The version that was agreed; `null` for the newest. */
  version: Generated<number | null>;
  /** Number of its last change in the operate log. */
  revision: Generated<number>;
}

/** A view: every published product at every company's conditions. */
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
  isAddItem: 0 | 1;
  /** In fen. */
  price: number;
  listPrice: number;
  ownPrice: number | null;
  discount: number | null;
  slaDays: number;
  ownSlaDays: number | null;
  sort: number;
  enabled: 0 | 1;
  productVersion: number;
  latestVersion: number;
  customFields: string | null;
  reportTemplate: string | null;
  /** Revision of the company's own conditions; 0 where it has none. */
  version: number;
}

declare module '../../database/schema' {
  interface Schema {
    products: ProductTable;
    productVersions: ProductVersionTable;
    companyProducts: CompanyProductTable;
    companyOffers: CompanyOfferTable;
  }
}

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

/** Adds drafts and published versions of products. Published statements never change. */
export const productVersionMigration = [
  `alter table products
    alter column name_en drop not null,
    alter column contents drop not null,
    alter column contents_en drop not null,
    add column category smallint not null default 1 check (category in (1, 2, 3)),
    add column is_add_item smallint not null default 0 check (is_add_item in (0, 1)),
    add column cost_price integer check (cost_price >= 0),
    add column urgent_rate double precision not null default 0.5
      check (urgent_rate between 0 and 10),
    add column intro text,
    add column applicable text,
    add column item_list text,
    add column collect_items text,
    add column published_version integer check (published_version > 0),
    add column publish_time timestamptz,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now(),
    add column version integer not null default 1 check (version > 0),
    add column deleted_at timestamptz`,
  `create table product_versions (
    product_id text not null references products (id) on delete cascade,
    version integer not null check (version > 0),
    item_list text not null,
    collect_items text,
    price integer not null check (price >= 0),
    sla_days integer not null check (sla_days > 0),
    urgent_rate double precision not null,
    published_at timestamptz not null,
    published_by text references users (id),
    primary key (product_id, version)
  )`,
  `create trigger product_versions_unchanged before update on product_versions
    for each row execute function refuse_change()`,
  `alter table company_products
    add column discount double precision check (discount between 0 and 1),
    add column sla_days integer check (sla_days > 0),
    add column custom_fields text,
    add column report_template text,
    add column version integer,
    add foreign key (product_id, version) references product_versions (product_id, version)`,
  `alter table orders add column product_version integer not null default 1`,
  `drop view company_offers`,
  `create view company_offers as
    select company.id || '.' || product.id as id, company.id as company_id,
      product.id as product_id, product.product_code, product.name,
      coalesce(product.name_en, product.name) as name_en,
      coalesce(product.contents, '') as contents,
      coalesce(product.contents_en, product.contents, '') as contents_en,
      product.order_type as type,
      coalesce(own.price, round(released.price * coalesce(own.discount, 1))::integer) as price,
      released.price as list_price, own.price as own_price, own.discount,
      coalesce(own.sla_days, released.sla_days) as sla_days, own.sla_days as own_sla_days,
      product.sort, case when product.status = 1 then coalesce(own.enabled, 1) else 0 end as enabled,
      released.version as product_version, product.published_version as latest_version,
      own.custom_fields, own.report_template
    from companies company
    cross join products product
    left join company_products own
      on own.company_id = company.id and own.product_id = product.id
    join product_versions released on released.product_id = product.id
      and released.version = coalesce(own.version, product.published_version)
    where company.deleted_at is null and product.deleted_at is null and product.is_add_item = 0`,
];

/** Adds the positions that products are for in English. Published statements never change. */
export const productPositionMigration = [
  `alter table products add column applicable_en text`,
  `update products set applicable_en = given.en
    from (values
      ('所有岗位', 'All positions'),
      ('批量招聘、一线岗位', 'Hiring in volume, frontline positions'),
      ('普通岗位', 'Most positions'),
      ('专业岗位、财务、采购', 'Specialists, finance, purchasing'),
      ('部门负责人、关键岗位', 'Heads of department, key positions'),
      ('总监及以上、董事、监事、高级管理人员', 'Directors and above, board members, executives'),
      ('有海外学习经历的候选人', 'Candidates who studied abroad')
    ) as given (zh, en)
    where applicable = given.zh`,
];

/** Counts the changes of a company's conditions. Published statements never change. */
export const conditionRevisionMigration = [
  `alter table company_products add column revision integer not null default 1`,
  `create or replace view company_offers as
    select company.id || '.' || product.id as id, company.id as company_id,
      product.id as product_id, product.product_code, product.name,
      coalesce(product.name_en, product.name) as name_en,
      coalesce(product.contents, '') as contents,
      coalesce(product.contents_en, product.contents, '') as contents_en,
      product.order_type as type,
      coalesce(own.price, round(released.price * coalesce(own.discount, 1))::integer) as price,
      released.price as list_price, own.price as own_price, own.discount,
      coalesce(own.sla_days, released.sla_days) as sla_days, own.sla_days as own_sla_days,
      product.sort, case when product.status = 1 then coalesce(own.enabled, 1) else 0 end as enabled,
      released.version as product_version, product.published_version as latest_version,
      own.custom_fields, own.report_template, product.is_add_item,
      coalesce(own.revision, 0) as version
    from companies company
    cross join products product
    left join company_products own
      on own.company_id = company.id and own.product_id = product.id
    join product_versions released on released.product_id = product.id
      and released.version = coalesce(own.version, product.published_version)
    where company.deleted_at is null and product.deleted_at is null`,
];
