import type { ProductGroup } from '@mingjian/api';
import { sql } from 'kysely';
import { readGroups } from '@mingjian/api';
import type { Db } from '../../database/connect';

/** A group of survey items of an order, and whether the candidate fills it in. */
export interface OrderGroup extends ProductGroup {
  isCollected: boolean;
}

/** Returns the groups of an order's product and add-ons in their versions, each once. */
export async function groupsOf(orderId: string, db: Db): Promise<OrderGroup[]> {
  const { rows } = await sql<{ itemList: string; collectItems: string | null }>`
    select v.item_list as "itemList", v.collect_items as "collectItems"
    from product_versions v join (
      select product_id, product_version, 0 as place from orders where id = ${orderId}
      union all
      select a.product_id, a.product_version, p.sort + 1
      from order_add_ons a join products p on p.id = a.product_id where a.order_id = ${orderId}
    ) ordered on v.product_id = ordered.product_id and v.version = ordered.product_version
    order by ordered.place`.execute(db);
  const byCode = new Map<string, OrderGroup>();
  for (const { itemList, collectItems } of rows) {
    const collected = new Set(JSON.parse(collectItems ?? '[]') as string[]);
    for (const group of readGroups(itemList) ?? []) {
      if (byCode.has(group.groupCode)) continue;
      const dataForm = group.dataForm.filter(({ isOpen }) => isOpen === 1);
      const isCollected = collected.has(group.groupCode) && dataForm.length > 0;
      byCode.set(group.groupCode, { ...group, dataForm, isCollected });
    }
  }
  return [...byCode.values()];
}
