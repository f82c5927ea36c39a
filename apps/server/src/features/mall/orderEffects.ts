import { onCartLineOrdered } from '../orders/orderEffects';

/** Takes as many candidates out of a line of the cart as were ordered, in the same transaction. */
onCartLineOrdered(async ({ cartLineId, productId, count }, { userId }, { db, now }) => {
  await db
    .deleteFrom('cartLines')
    .where('id', '=', cartLineId)
    .where('userId', '=', userId)
    .where('productId', '=', productId)
    .where('count', '<=', count)
    .execute();
  await db
    .updateTable('cartLines')
    .set((eb) => ({ count: eb('count', '-', count), updatedAt: now() }))
    .where('id', '=', cartLineId)
    .where('userId', '=', userId)
    .where('productId', '=', productId)
    .where('count', '>', count)
    .execute();
});
