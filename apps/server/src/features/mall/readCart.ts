import { beijing, type Cart, type CartLine } from '@mingjian/api';
import { forbidden } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import { SUSPENDED } from '../orders/orderFacts';
import { isCovered } from '../orders/orderQuote';
import { availableOf, costOf } from '../orders/orderTerms';
import { mallCompanyOf } from './mallCaller';

/** Returns the cart of an account at present prices. */
export async function readCart(caller: Caller, backend: Backend): Promise<Cart> {
  const company = await companyOf(mallCompanyOf(caller), backend);
  const offers = await offersTo(company.id, backend);
  const stored = await storedLines(caller, company.id, backend);
  const seesMoney = holdsRight(caller, MONEY_READERS);
  const isEnglish = caller.language === 'en';
  const named = ({ name, nameEn }: { name: string; nameEn: string | null }) =>
    (isEnglish && nameEn) || name;
  const addOns = await addOnNames(stored, backend);

  const lines = stored.map(({ addItems, price, slaDays, createdAt, updatedAt, ...line }) => {
    const codes = JSON.parse(addItems) as readonly string[];
    const main = offers.find(
      ({ productId, isAddItem }) => productId === line.productId && isAddItem === 0,
    );
    const beside = codes.map((code) =>
      offers.find(
        ({ productCode, isAddItem, type }) =>
          productCode === code && isAddItem === 1 && type === line.type,
      ),
    );
    const found = beside.filter((offer) => offer !== undefined);
    const cost = main && found.length === codes.length ? costOf(main, found, false) : undefined;
    const { nameEn, ...rest } = line;
    const shown: CartLine = {
      ...rest,
      name: named({ name: rest.name, nameEn }),
      addOns: codes.map((productCode, index) => ({
        productCode,
        name: named(addOns.get(productCode) ?? { name: productCode, nameEn: null }),
        isAvailable: beside[index] !== undefined,
      })),
      isAvailable: cost !== undefined,
      price: cost && seesMoney ? cost.price : null,
      priceBefore: seesMoney ? price : null,
      slaDays: cost?.slaDays ?? null,
      slaDaysBefore: slaDays,
      addTime: beijing(createdAt),
      updateTime: beijing(updatedAt),
    };
    return { shown, total: cost ? cost.price * line.count : 0 };
  });

  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    lines: lines.map(({ shown }) => shown),
    count: lines.reduce((sum, { shown }) => sum + (shown.isAvailable ? shown.count : 0), 0),
    total: seesMoney ? total : null,
    available: seesMoney ? availableOf(company) : null,
    isCovered: await isCovered(company, total, backend),
    isSuspended: company.status === SUSPENDED,
  };
}

/** Reads a company without locking it, as looking into a cart changes nothing. */
async function companyOf(id: string, { db }: Backend) {
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'status', 'payMode', 'balance', 'freezeBalance', 'creditLimit'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!company) throw forbidden();
  return company;
}

const offersTo = async (companyId: string, { db }: Backend) =>
  db
    .selectFrom('companyOffers as offer')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'offer.productId')
        .onRef('version.version', '=', 'offer.productVersion'),
    )
    .select(['offer.productId', 'offer.productCode', 'offer.type', 'offer.isAddItem'])
    .select(['offer.price', 'offer.slaDays', 'version.urgentRate'])
    .where('offer.companyId', '=', companyId)
    .where('offer.enabled', '=', 1)
    .execute();

const storedLines = async ({ userId }: Caller, companyId: string, { db }: Backend) =>
  db
    .selectFrom('cartLines as line')
    .innerJoin('products as product', 'product.id', 'line.productId')
    .select(['line.id', 'line.productId', 'line.addItems', 'line.count', 'line.price'])
    .select(['line.slaDays', 'line.createdAt', 'line.updatedAt'])
    .select(['product.name', 'product.nameEn', 'product.orderType as type'])
    .where('line.userId', '=', userId)
    .where('line.companyId', '=', companyId)
    .orderBy('line.createdAt', 'desc')
    .orderBy('line.id', 'desc')
    .execute();

/** Returns the names of add-ons by their codes, of those too that are no longer offered. */
async function addOnNames(lines: readonly { addItems: string }[], { db }: Backend) {
  const codes = lines.flatMap(({ addItems }) => JSON.parse(addItems) as string[]);
  if (codes.length === 0) return new Map<string, { name: string; nameEn: string | null }>();
  const products = await db
    .selectFrom('products')
    .select(['productCode', 'name', 'nameEn'])
    .where('productCode', 'in', codes)
    .execute();
  return new Map(products.map(({ productCode, ...names }) => [productCode, names]));
}
