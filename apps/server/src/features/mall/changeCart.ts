import { CART_CANDIDATES, type Cart, type InputOf, type mall } from '@mingjian/api';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { say } from '../../texts';
import { addOnsOf, codesIn } from '../orders/addOns';
import { costOf, offerOf } from '../orders/orderTerms';
import { mallCompanyOf } from './mallCaller';
import { readCart } from './readCart';
import { mallTexts } from './texts';

/** Most lines of a cart. */
const LINES = 50;

/**
 * Puts a product into the cart. The same product with the same add-ons raises its line, also when
 * two windows do so at once. Throws 400 for what the company may not order, 409 above the limits.
 */
export async function addToCart(
  { productId, addItems = null, count = 1 }: InputOf<typeof mall.addToCart>,
  caller: Caller,
  backend: Backend,
): Promise<Cart> {
  const companyId = mallCompanyOf(caller);
  const { db, now } = backend;
  const company = { id: companyId };
  const orderType = await typeOf(productId, caller, backend);
  const offer = await offerOf({ productId, orderType }, company, caller, backend);
  const addOns = await addOnsOf({ addItems, orderType }, company, caller, backend);
  const { price, slaDays } = costOf(offer, addOns, false);
  await demandSpace(caller, backend);

  const time = now();
  const stored = await db
    .insertInto('cartLines')
    .values({
      id: newId(time),
      userId: caller.userId,
      companyId,
      productId,
      addItems: JSON.stringify((codesIn(addItems) ?? []).toSorted()),
      count,
      price,
      slaDays,
      createdAt: time,
      updatedAt: time,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'companyId', 'productId', 'addItems'])
        .doUpdateSet(({ eb, ref }) => ({
          count: eb('cartLines.count', '+', ref('excluded.count')),
          price: ref('excluded.price'),
          slaDays: ref('excluded.slaDays'),
          updatedAt: ref('excluded.updatedAt'),
        }))
        .where(({ eb, ref }) =>
          eb(eb('cartLines.count', '+', ref('excluded.count')), '<=', CART_CANDIDATES),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw refusal(409, mallTexts, (t) => t.tooMany(CART_CANDIDATES));
  return readCart(caller, backend);
}

/** Returns the order type of a product. Throws 400 for one that does not exist. */
async function typeOf(productId: string, { language }: Caller, { db }: Backend) {
  const product = await db
    .selectFrom('products')
    .select('orderType')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) throw inputFailure([['productId', say((t) => t.notExisting)]], language);
  return product.orderType;
}

async function demandSpace({ userId, companyId }: Caller, { db }: Backend) {
  const { lines } = await db
    .selectFrom('cartLines')
    .select((eb) => eb.fn.countAll<string>().as('lines'))
    .where('userId', '=', userId)
    .where('companyId', '=', companyId!)
    .executeTakeFirstOrThrow();
  if (Number(lines) >= LINES) throw refusal(409, mallTexts, (t) => t.cartFull(LINES));
}

/** Sets the number of candidates of a line. Throws 404 when it is no longer there. */
export async function updateCart(
  { id, count }: InputOf<typeof mall.updateCart>,
  caller: Caller,
  backend: Backend,
): Promise<Cart> {
  const companyId = mallCompanyOf(caller);
  const changed = await backend.db
    .updateTable('cartLines')
    .set({ count, updatedAt: backend.now() })
    .where('id', '=', id)
    .where('userId', '=', caller.userId)
    .where('companyId', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refusal(404, mallTexts, (t) => t.lineGone);
  return readCart(caller, backend);
}

/** Takes a line out of the cart; nothing happens when it is no longer there. */
export async function removeFromCart(
  { id }: InputOf<typeof mall.removeFromCart>,
  caller: Caller,
  backend: Backend,
): Promise<Cart> {
  const companyId = mallCompanyOf(caller);
  await backend.db
    .deleteFrom('cartLines')
    .where('id', '=', id)
    .where('userId', '=', caller.userId)
    .where('companyId', '=', companyId)
    .execute();
  return readCart(caller, backend);
}
