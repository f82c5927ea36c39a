import { dictionaryTexts, optionsOf } from '../features/dictionaries/dictionaryContent';
import { menuTexts, roleTexts, type MenuText } from '../features/menus/menuContent';
import type { Db } from './connect';

/**
 * Puts in the roles, menus and dictionaries that the product comes with, where they are missing.
 * What is there is left alone.
 */
export async function addStandardContent(db: Db) {
  await db.transaction().execute(async (trx) => {
    await addRolesAndMenus(trx);
    await addDictionaries(trx);
  });
}

async function addRolesAndMenus(db: Db) {
  const installed = await db.selectFrom('roles').select('code').limit(1).executeTakeFirst();
  if (installed) return;
  await db
    .insertInto('roles')
    .values(roleTexts.map((role, sort) => ({ ...role, sort })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const entries = menuTexts.flatMap((group, place) => [
    toMenu(group, null, place),
    ...(group.children ?? []).map((child, order) => toMenu(child, group.code, order)),
  ]);
  await db
    .insertInto('menus')
    .values(entries.map(({ menu }) => menu))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('roleMenus')
    .values(
      entries.flatMap(({ menu, roles }) =>
        roles.map((roleCode) => ({ roleCode, menuCode: menu.code })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toMenu(
  { code, name, nameEn, icon, pageurl, hidden, roles }: MenuText,
  parentCode: string | null,
  sort: number,
) {
  const showFlag: 0 | 1 = hidden ? 0 : 1;
  return {
    roles,
    menu: {
      code,
      parentCode,
      name,
      nameEn,
      icon: icon ?? null,
      iconColor: null,
      pageurl,
      showFlag,
      remark: null,
      sort,
    },
  };
}

async function addDictionaries(db: Db) {
  const installed = new Set(
    (await db.selectFrom('dictionaries').select('code').execute()).map(({ code }) => code),
  );
  const missing = Object.entries(dictionaryTexts).filter(([code]) => !installed.has(code));
  if (missing.length === 0) return;
  await db
    .insertInto('dictionaries')
    .values(missing.map(([code, { name, nameEn }]) => ({ code, name, nameEn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('dictionaryValues')
    .values(
      missing.flatMap(([dictionaryCode, text]) =>
        optionsOf(text).map((option, sort) => ({
          ...option,
          id: `${dictionaryCode}.${option.code}`,
          dictionaryCode,
          sort,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
