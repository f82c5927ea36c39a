import { readGroups, type MallGroup, type MallProduct } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import { mallCompanyOf } from './mallCaller';

/** Returns the products and add-ons that the caller's company may order. */
export async function mallProducts(caller: Caller, { db }: Backend): Promise<MallProduct[]> {
  const companyId = mallCompanyOf(caller);
  const offers = await db
    .selectFrom('companyOffers as offer')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'offer.productId')
        .onRef('version.version', '=', 'offer.productVersion'),
    )
    .innerJoin('products as product', 'product.id', 'offer.productId')
    .select(['offer.productId', 'offer.productCode', 'offer.name', 'offer.nameEn'])
    .select(['offer.contents', 'offer.contentsEn', 'offer.type', 'offer.isAddItem'])
    .select(['offer.price', 'offer.listPrice', 'offer.slaDays', 'version.urgentRate'])
    .select(['version.itemList', 'version.collectItems'])
    .select(['product.intro', 'product.applicable', 'product.applicableEn', 'product.category'])
    .where('offer.companyId', '=', companyId)
    .where('offer.enabled', '=', 1)
    .orderBy('offer.sort')
    .orderBy('offer.productId')
    .execute();
  const seesMoney = holdsRight(caller, MONEY_READERS);
  const isEnglish = caller.language === 'en';
  return offers.map(
    ({
      nameEn,
      contentsEn,
      itemList,
      collectItems,
      name,
      contents,
      applicable,
      applicableEn,
      price,
      listPrice,
      ...offer
    }) => ({
      ...offer,
      name: isEnglish ? nameEn : name,
      contents: isEnglish ? contentsEn : contents,
      applicable: (isEnglish && applicableEn) || applicable,
      price: seesMoney ? price : null,
      listPrice: seesMoney ? listPrice : null,
      groups: groupsOf(itemList, collectItems, isEnglish),
    }),
  );
}

function groupsOf(itemList: string, collectItems: string | null, isEnglish: boolean): MallGroup[] {
  const collected = JSON.parse(collectItems ?? '[]') as readonly string[];
  return (readGroups(itemList) ?? []).map(({ table, tableEn, groupCode, dataForm }) => ({
    groupCode,
    name: (isEnglish && tableEn) || table,
    items: dataForm.map(({ labelCh, labelEn }) => (isEnglish && labelEn) || labelCh),
    isCollected: collected.includes(groupCode),
  }));
}
