import type { Db } from '../../database/connect';
import { standardItemsOf } from './standardItems';

/**
 * Publishes the products that have no survey items yet, with the standard ones: those of a new
 * installation, and of one that is older than drafts. Their orders have version 1.
 */
export async function publishFirstVersions(db: Db) {
  const products = await db
    .selectFrom('products')
    .select(['id', 'productCode', 'price', 'slaDays', 'urgentRate'])
    .where('itemList', 'is', null)
    .execute();
  const publishedAt = new Date();
  for (const { id, productCode, ...terms } of products) {
    const items = standardItemsOf(productCode);
    await db
      .insertInto('productVersions')
      .values({
        ...terms,
        ...items,
        productId: id,
        version: 1,
        publishedAt,
        publishedBy: null,
      })
      .execute();
    await db
      .updateTable('products')
      .set({ ...items, publishedVersion: 1, publishTime: publishedAt })
      .where('id', '=', id)
      .execute();
  }
}
