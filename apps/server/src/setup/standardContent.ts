import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { dictionaryTexts, optionsOf } from '../features/dictionaries/dictionaryContent';
import { features } from '../features/features';
import { standardTemplates } from '../features/messages/standardTemplates';
import { standardKpiItems } from '../features/performance/standardKpiItems';
import { insertStandardYears, STANDARD_YEARS } from '../features/workCalendar/calendarDays';
import { publishFirstVersions } from '../features/products/firstVersions';
import { standardProducts } from '../features/products/standardProducts';
import { standardLayouts } from '../features/reportLayouts/standardLayouts';
import { standardTimers } from '../jobs/jobs';
import type { StandardContentTable } from '../database/schema';
import type { MenuEntry } from '../features/feature';
import { holdersOf, standardRights, standardRoles } from '../roles';

/** The menu that the product comes with. A page that has no screen yet says so. */
export const standardMenu: readonly MenuEntry[] = features.flatMap(({ menu = [] }) => menu);

/**
 * Installs the roles, rights, menu entries, dictionaries, packages, years, timers, templates of
 * messages, items of performance and layouts of reports that the product comes with.
 * Each is installed once per database: entries that an administrator has changed or deleted since
 * are left alone, and entries of a new version appear in an existing database.
 */
export async function addStandardContent(db: Db) {
  await db.transaction().execute(async (trx) => {
    await addRoles(trx);
    await addRights(trx);
    await addMenu(trx);
    await addDictionaries(trx);
    await addProducts(trx);
    await publishFirstVersions(trx);
    await addYears(trx);
    await addTimers(trx);
    await addTemplates(trx);
    await addLayouts(trx);
    await addKpiItems(trx);
  });
}

async function addRoles(db: Db) {
  const missing = await notInstalled(
    'role',
    standardRoles.map(({ code }) => code),
    db,
  );
  const roles = standardRoles.flatMap((role, sort) =>
    missing.has(role.code) ? [{ ...role, sort }] : [],
  );
  if (roles.length === 0) return;
  await db
    .insertInto('roles')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addRights(db: Db) {
  const missing = await notInstalled(
    'right',
    standardRights.map(({ code }) => code),
    db,
  );
  for (const { code, holders } of standardRights.filter((right) => missing.has(right.code)))
    await db
      .insertInto('roleRights')
      .columns(['roleCode', 'rightCode'])
      .expression((eb) =>
        eb
          .selectFrom('roles')
          .select(['code as roleCode', eb.val(code).as('rightCode')])
          .where('code', 'in', [...holders]),
      )
      .execute();
}

async function addMenu(db: Db) {
  const missing = await notInstalled(
    'menu',
    standardMenu.map(({ code }) => code),
    db,
  );
  const entries = standardMenu.filter(({ code }) => missing.has(code));
  // Groups first: a parent that was deleted takes its new entries with it.
  for (const entry of entries.toSorted((a, b) => Number(!!a.parent) - Number(!!b.parent)))
    await addMenuEntry(entry, db);
}

/**
 * Adds an entry below its parent, unless it exists, for the roles of its rights, with the groups
 * that lead to it.
 */
export async function addMenuEntry(
  { code, name, nameEn, icon, pageurl, hidden, parent, module, sort, rights }: MenuEntry,
  db: Db,
) {
  const isOrphan =
    parent !== undefined &&
    !(await db.selectFrom('menus').select('code').where('code', '=', parent).executeTakeFirst());
  if (isOrphan) return;
  const added = await db
    .insertInto('menus')
    .values({
      code,
      parentCode: parent ?? null,
      name,
      nameEn,
      icon: icon ?? null,
      iconColor: null,
      pageurl,
      showFlag: hidden ? 0 : 1,
      remark: module ?? null,
      sort,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!added) return;
  await sql`
    with recursive above(code, parent_code) as (
      select code, parent_code from menus where code = ${code}
      union
      select menus.code, menus.parent_code from menus join above on above.parent_code = menus.code
    )
    insert into role_menus (role_code, menu_code)
    select roles.code, above.code from roles cross join above
    where roles.code in (${sql.join([...holdersOf(rights)])})
    on conflict do nothing
  `.execute(db);
}

async function addDictionaries(db: Db) {
  const missing = await notInstalled('dictionary', Object.keys(dictionaryTexts), db);
  const dictionaries = Object.entries(dictionaryTexts).filter(([code]) => missing.has(code));
  if (dictionaries.length === 0) return;
  await db
    .insertInto('dictionaries')
    .values(dictionaries.map(([code, { name, nameEn }]) => ({ id: code, code, name, nameEn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('dictionaryValues')
    .values(
      dictionaries.flatMap(([dictionaryCode, text]) =>
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

/** Without a package no client could order. */
async function addProducts(db: Db) {
  const missing = await notInstalled(
    'product',
    standardProducts.map(({ productCode }) => productCode),
    db,
  );
  const products = standardProducts.filter(({ productCode }) => missing.has(productCode));
  if (products.length === 0) return;
  const now = new Date();
  await db
    .insertInto('products')
    .values(products.map((product) => ({ ...product, createdAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Due times are counted by the days of these years. */
async function addYears(db: Db) {
  const missing = await notInstalled('calendar', STANDARD_YEARS.map(String), db);
  await insertStandardYears(
    STANDARD_YEARS.filter((year) => missing.has(String(year))),
    db,
  );
}

async function addTimers(db: Db) {
  const missing = await notInstalled(
    'timer',
    standardTimers.map(({ code }) => code),
    db,
  );
  const timers = standardTimers.filter(({ code }) => missing.has(code));
  if (timers.length === 0) return;
  await db
    .insertInto('timers')
    .values(
      timers.map(({ code, ...timer }) => ({
        ...timer,
        id: code,
        params: null,
        remark: null,
        isStandard: 1 as const,
        activeSince: null,
        nextRun: null,
        createdAt: sql<Date>`now()`,
        updatedAt: sql<Date>`now()`,
        deletedAt: null,
      })),
    )
    .execute();
}

async function addTemplates(db: Db) {
  const missing = await notInstalled(
    'messageTemplate',
    standardTemplates.map(({ code }) => code),
    db,
  );
  const templates = standardTemplates.filter(({ code }) => missing.has(code));
  if (templates.length === 0) return;
  const now = new Date();
  await db
    .insertInto('messageTemplates')
    .values(templates.map((template) => ({ ...template, createdAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addLayouts(db: Db) {
  const missing = await notInstalled(
    'reportLayout',
    standardLayouts.map(({ id }) => id),
    db,
  );
  const layouts = standardLayouts.filter(({ id }) => missing.has(id));
  if (layouts.length === 0) return;
  const now = new Date();
  await db
    .insertInto('reportLayouts')
    .values(layouts.map((layout) => ({ ...layout, createdAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addKpiItems(db: Db) {
  const missing = await notInstalled(
    'kpiItem',
    standardKpiItems.map(({ code }) => code),
    db,
  );
  const items = standardKpiItems.filter(({ code }) => missing.has(code));
  if (items.length === 0) return;
  const now = new Date();
  await db
    .insertInto('kpiItems')
    .values(items.map((item) => ({ ...item, createdAt: now, updatedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the codes that this database has never been given, and records them as given. */
async function notInstalled(
  kind: StandardContentTable['kind'],
  codes: readonly string[],
  db: Db,
): Promise<ReadonlySet<string>> {
  const added = await db
    .insertInto('standardContent')
    .values(codes.map((code) => ({ kind, code })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  return new Set(added.map(({ code }) => code));
}
