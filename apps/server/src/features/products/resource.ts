import { companyProduct, product, readGroups, type TextRule } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { commonScope, holdsRight } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { StoredRow, UsageReason } from '../../resources/servedResource';
import { wordListRule } from '../../resources/textRules';
import {
  COMPANY_EDITORS,
  EVERYBODY,
  MONEY_READERS,
  PRODUCT_EDITORS,
  PRODUCT_READERS,
} from '../../roles';
import { say } from '../../texts';

/** JSON is made by programs, so its message need not help anybody to type it. */
const groupsRule: TextRule = {
  accepts: (text) => readGroups(text) !== undefined,
  problem: { zh: '格式不正确', en: 'has the wrong format' },
};

/** Fields of a draft that a publication puts in force. */
export const PUBLISHED_FIELDS = [
  'itemList',
  'collectItems',
  'price',
  'slaDays',
  'urgentRate',
] as const;

const isSame = sql.join(
  PUBLISHED_FIELDS.map(
    (field) => sql`released.${sql.ref(field)} is not distinct from products.${sql.ref(field)}`,
  ),
  sql` and `,
);

/** Products with their drafts. Clients see what they may order, by `companyOffers` alone. */
export const productResource = serve(
  product,
  'products',
)({
  objectType: 'product',
  module: 'products',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'sort asc',
  columns: {
    type: 'orderType',
    draftFlag: () =>
      sql`case when exists (
        select 1 from product_versions released
        where released.product_id = products.id
          and released.version = products.published_version and ${isSame}
      ) then 0 else 1 end`,
  },
  uniques: { products_product_code_key: 'productCode' },
  textRules: { itemList: groupsRule, collectItems: wordListRule },
  may: {
    read: PRODUCT_READERS,
    create: PRODUCT_EDITORS,
    delete: PRODUCT_EDITORS,
    seeRestricted: MONEY_READERS,
  },
  usedBy: [ordersOf],
});

async function ordersOf(
  { id }: StoredRow,
  _caller: unknown,
  db: Db,
): Promise<UsageReason | undefined> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('productId', '=', id)
    .executeTakeFirstOrThrow();
  return count === 0 ? undefined : { wording: say((t) => t.orderCount(Number(count))) };
}

/** The products that companies may order. Staff see those of all companies, a client its own. */
export const companyOffers = serve(
  companyProduct,
  'companyOffers',
)({
  objectType: 'companyProduct',
  module: 'products',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'sort asc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  translated: { name: 'nameEn', contents: 'contentsEn' },
  may: { read: EVERYBODY, seeRestricted: MONEY_READERS },
  actions: (caller) => (holdsRight(caller, COMPANY_EDITORS) ? ['conditions'] : []),
});
