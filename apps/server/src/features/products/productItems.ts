import { readGroups, type InputOf, type ProductImpact, type products } from '@mingjian/api';
import { notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { PRODUCT_READERS, STAFF } from '../../roles';

/**
 * Returns the groups of survey items of a product. Clients get those of the version that their
 * company orders; products that it is not offered are missing for them.
 */
export async function productGroups(
  { id, version, draft }: InputOf<typeof products.getGroup>,
  caller: Caller,
  backend: Backend,
) {
  const itemList = await (caller.companyId === null
    ? staffItems({ id, version, draft }, caller, backend)
    : offeredItems(id, caller.companyId, backend));
  return readGroups(itemList) ?? [];
}

async function staffItems(
  { id, version, draft }: InputOf<typeof products.getGroup>,
  caller: Caller,
  { db }: Backend,
) {
  demandRight(caller, draft === 1 ? PRODUCT_READERS : STAFF);
  const product = await db
    .selectFrom('products')
    .select(['itemList', 'publishedVersion'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!product) throw notFound();
  if (draft === 1) return product.itemList ?? '';
  if (version === undefined && product.publishedVersion === null) return '';
  return itemsOf(id, version ?? product.publishedVersion!, { db });
}

async function offeredItems(id: string, companyId: string, { db }: Backend) {
  const offer = await db
    .selectFrom('companyOffers')
    .select('productVersion')
    .where('companyId', '=', companyId)
    .where('productId', '=', id)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!offer) throw notFound();
  return itemsOf(id, offer.productVersion, { db });
}

async function itemsOf(productId: string, version: number, { db }: Pick<Backend, 'db'>) {
  const released = await db
    .selectFrom('productVersions')
    .select('itemList')
    .where('productId', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!released) throw notFound();
  return released.itemList;
}

/** Step of an order whose report is issued: it runs no longer. */
const ISSUED = 90;

/** Returns the running orders and the companies that keep a version of a product. */
export async function productImpact(
  id: string,
  caller: Caller,
  { db }: Backend,
): Promise<ProductImpact> {
  demandRight(caller, PRODUCT_READERS);
  const versions = await db
    .selectFrom('orders')
    .select(['productVersion as version', (eb) => eb.fn.countAll<number>().as('openOrders')])
    .where('productId', '=', id)
    .where('orderStatus', '>=', 0)
    .where('orderStatus', '<', ISSUED)
    .groupBy('productVersion')
    .orderBy('productVersion', 'desc')
    .execute();
  const { companies } = await db
    .selectFrom('companyOffers')
    .select((eb) => eb.fn.countAll<number>().as('companies'))
    .where('productId', '=', id)
    .whereRef('productVersion', '<', 'latestVersion')
    .executeTakeFirstOrThrow();
  const counted = versions.map(({ version, openOrders }) => ({
    version,
    openOrders: Number(openOrders),
  }));
  return {
    versions: counted,
    openOrders: counted.reduce((sum, { openOrders }) => sum + openOrders, 0),
    companies: Number(companies),
  };
}
