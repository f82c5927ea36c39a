import {
  managedProblems,
  MENU_PROBLEMS,
  type InputOf,
  type ManagedMenu,
  type MenuEntryRow,
  type MenuProblem,
  type MenuReason,
  type menus as menuCalls,
} from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure, notFound } from '../../failure';
import type { Backend } from '../../http/backend';
import type { BoundCall } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { canOf } from '../../resources/resourceList';
import { readRow, selectRows } from '../../resources/resourceRows';
import { changeStored } from '../../resources/resourceWrites';
import { saveConflict } from '../../resources/saveConflict';
import { demandRight } from '../../resources/scope';
import { lockRows } from '../../resources/storedRows';
import { ADMINISTRATORS } from '../../roles';
import { englishName } from '../../database/columns';
import { sayRule } from '../../texts';
import { menuEntries } from './resource';

/** Returns the whole menu with the roles that see each entry. */
export async function managedMenu(caller: Caller, backend: Backend): Promise<ManagedMenu> {
  demandRight(caller, ADMINISTRATORS);
  return { ...(await wholeMenu(caller, backend.db)), can: canOf(menuEntries, caller) };
}

async function wholeMenu(caller: Caller, db: Db): Promise<Omit<ManagedMenu, 'can'>> {
  const entries = await selectRows(menuEntries, sql<SqlBool>`true`, caller, { db });
  const roles = await db
    .selectFrom('roles')
    .select(['code', 'name', englishName.as('nameEn'), 'userType'])
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return { entries, roles };
}

/**
 * Returns a change of the menu that is refused when an entry would lead to no page any more.
 * Problems that the menu had before stay: they hinder no other change.
 */
export const checkedChange = (bound: BoundCall): BoundCall => ({
  ...bound,
  run: async (input, caller, backend) => {
    const { db } = backend;
    await sql`select pg_advisory_xact_lock(hashtext('menu'))`.execute(db);
    const before = await wholeMenu(caller, db);
    const response = await bound.run(input, caller, backend);
    const after = await wholeMenu(caller, db);
    const known = new Set(managedProblems(before).map(keyOf));
    const problem = managedProblems(after).find((found) => !known.has(keyOf(found)));
    if (problem) throw menuRefusal(problem.reason, caller);
    return response;
  },
});

const keyOf = ({ code, reason, path }: MenuProblem) => `${reason} ${code} ${path}`;

/** Problems of an entry's place; the others are about its path. */
const OF_PLACE: readonly MenuReason[] = ['cycle', 'tooDeep', 'tooMany'];

function menuRefusal(reason: MenuReason, { language }: Caller) {
  const field = OF_PLACE.includes(reason) ? 'parentCode' : 'pageurl';
  return inputFailure([[field, sayRule(MENU_PROBLEMS[reason])]], language);
}

/** Puts an entry in another place and renumbers its new siblings; each that moves has a line. */
export async function moveEntry(
  { id, version, parentCode, index }: InputOf<typeof menuCalls.move>,
  caller: Caller,
  backend: Backend,
): Promise<MenuEntryRow> {
  demandRight(caller, ADMINISTRATORS);
  const { db } = backend;
  const now = backend.now();
  const [moved] = await lockRows(menuEntries, [id], caller, db);
  if (!moved) throw notFound();
  if (moved.code === parentCode) throw menuRefusal('cycle', caller);
  if (moved.version !== version)
    throw await saveConflict(menuEntries, { stored: moved, version, wanted: {} }, caller, backend);
  const siblings = await siblingsOf(parentCode, db);
  const others = siblings.filter((sibling) => sibling !== id);
  const ids = [...others.slice(0, index), id, ...others.slice(index)];
  const rows = new Map(
    (await lockRows(menuEntries, ids, caller, db)).map((row) => [row.id, row] as const),
  );
  for (const [sort, sibling] of ids.entries()) {
    const row = rows.get(sibling)!;
    const parent = sibling === id ? parentCode : row.parentCode;
    if (row.sort !== sort || row.parentCode !== parent)
      await changeStored(menuEntries, row, { sort, parentCode: parent }, { caller, now, db });
  }
  return readRow(menuEntries, id, caller, backend);
}

/** Throws 404 where there is no such parent. */
async function siblingsOf(parentCode: string | null, db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('menus')
    .select(['id', 'code', 'parentCode'])
    .orderBy('sort')
    .orderBy('code')
    .execute();
  if (parentCode !== null && !found.some(({ code }) => code === parentCode)) throw notFound();
  return found.filter((row) => row.parentCode === parentCode).map(({ id }) => id);
}
