import type { OrderDetail, OrderType } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { say } from '../../texts';

/** An add-on (加项) of an order, at its company's conditions. */
export interface OrderAddOn {
  productId: string;
  productVersion: number;
  /** In fen, without urgency. */
  price: number;
  slaDays: number;
  urgentRate: number;
}

export interface OrderAddOnTable extends Omit<OrderAddOn, 'urgentRate'> {
  orderId: string;
}

declare module '../../database/schema' {
  interface Schema {
    orderAddOns: OrderAddOnTable;
  }
}

/** Adds what is ordered beside a product. Published statements never change. */
export const orderAddOnMigration = [
  `create table order_add_ons (
    order_id text not null references orders (id) on delete cascade,
    product_id text not null,
    product_version integer not null,
    price integer not null check (price >= 0),
    sla_days integer not null check (sla_days > 0),
    primary key (order_id, product_id),
    foreign key (product_id, product_version) references product_versions (product_id, version)
  )`,
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
      own.custom_fields, own.report_template, product.is_add_item
    from companies company
    cross join products product
    left join company_products own
      on own.company_id = company.id and own.product_id = product.id
    join product_versions released on released.product_id = product.id
      and released.version = coalesce(own.version, product.published_version)
    where company.deleted_at is null and product.deleted_at is null`,
];

/** Most add-ons of one order. */
const MOST = 20;

/**
 * Returns the add-ons of a JSON text list of their codes. Throws 400 for one that the company may
 * not order with this type.
 */
export async function addOnsOf(
  { addItems = null, orderType }: AddOnChoice,
  { id: companyId }: { id: string },
  { language }: Pick<Caller, 'language'>,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderAddOn[]> {
  const codes = codesIn(addItems);
  const problem = () => inputFailure([['addItems', say((t) => t.notExisting)]], language);
  if (!codes || codes.length > MOST) throw problem();
  if (codes.length === 0) return [];
  const addOns = await db
    .selectFrom('companyOffers as offer')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'offer.productId')
        .onRef('version.version', '=', 'offer.productVersion'),
    )
    .select(['offer.productId', 'offer.productVersion', 'offer.price', 'offer.slaDays'])
    .select('version.urgentRate')
    .where('companyId', '=', companyId)
    .where('offer.productCode', 'in', codes)
    .where('isAddItem', '=', 1)
    .where('type', '=', orderType)
    .where('enabled', '=', 1)
    .orderBy('offer.sort')
    .execute();
  if (addOns.length < codes.length) throw problem();
  return addOns;
}

interface AddOnChoice {
  /** JSON text list of codes. @default none */
  addItems?: string | null | undefined;
  orderType: OrderType;
}

/** Stores the add-ons of an order in place of those that it had. */
export async function storeAddOns(
  orderId: string,
  addOns: readonly OrderAddOn[],
  { db }: Pick<Backend, 'db'>,
) {
  await db.deleteFrom('orderAddOns').where('orderId', '=', orderId).execute();
  if (addOns.length === 0) return;
  await db
    .insertInto('orderAddOns')
    .values(addOns.map(({ urgentRate: _, ...addOn }) => ({ orderId, ...addOn })))
    .execute();
}

/** Returns the add-ons of an order, with their names in the caller's language. */
export async function addOnsIn(
  orderId: string,
  { language }: Pick<Caller, 'language'>,
  { db }: Pick<Backend, 'db'>,
): Promise<OrderDetail['addOns']> {
  const stored = await db
    .selectFrom('orderAddOns')
    .innerJoin('products', 'products.id', 'orderAddOns.productId')
    .select(['productCode', 'name', 'nameEn'])
    .where('orderId', '=', orderId)
    .orderBy('sort')
    .execute();
  return stored.map(({ productCode, name, nameEn }) => ({
    productCode,
    name: (language === 'en' && nameEn) || name,
  }));
}

/** Returns the JSON text list of the codes of an order's add-ons. */
export async function addItemsOf(orderId: string, caller: Caller, backend: Backend) {
  const addOns = await addOnsIn(orderId, caller, backend);
  return JSON.stringify(addOns.map(({ productCode }) => productCode));
}

/** Returns the distinct codes of a JSON text list; `undefined` for another text. */
export function codesIn(text: string | null): string[] | undefined {
  if (text === null || text === '') return [];
  try {
    const codes: unknown = JSON.parse(text);
    const isList = Array.isArray(codes) && codes.every((code) => typeof code === 'string');
    return isList ? [...new Set<string>(codes)] : undefined;
  } catch {
    return undefined;
  }
}
