import { menuEntry, menuPathRule, uniqueRule } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure } from '../../failure';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Change, Completion, ServedResource } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { ADMINISTRATORS } from '../../roles';
import { sayRule } from '../../texts';
import { menuTexts } from './texts';

/** Entries of the menu, for administrators. */
export const menuEntries: ServedResource<NonNullable<(typeof menuEntry)['row']>> = serve(
  menuEntry,
  'menus',
)({
  objectType: 'menu',
  module: 'system',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'create_time desc',
  columns: {
    roles: () => sql`array(
        select role_code from role_menus where menu_code = menus.code order by role_code
      )`,
  },
  references: { parentCode: { table: 'menus', key: 'code', within: () => sql`true` } },
  textRules: {
    code: { accepts: (text) => /^[a-z][a-z0-9-]+$/.test(text), problem: problemOf('code') },
    pageurl: menuPathRule,
    icon: { accepts: (text) => /^[a-z0-9-]+$/.test(text), problem: problemOf('icon') },
    iconColor: {
      accepts: (text) => /^#[0-9a-fA-F]{6}$/.test(text),
      problem: problemOf('color'),
    },
  },
  uniques: { menus_pkey: 'code' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  usedBy: [
    usedIn({
      by: () => menuEntries,
      field: 'parentCode',
      key: (row) => String(row.code),
      says: (count) => menuTexts((t) => t.below(count)),
    }),
  ],
  complete: async (row) => {
    if (row.stored) return {};
    refuseOwnParent(row);
    return { sort: await lastPlace(row) };
  },
  changed: removeDeleted,
});

function problemOf(name: 'code' | 'icon' | 'color') {
  const wording = menuTexts((t) => t[name]);
  return { zh: wording('zh'), en: wording('en') };
}

/** The entry above exists, so its code is taken. */
function refuseOwnParent({ values, caller }: Completion) {
  if (values.code === values.parentCode)
    throw inputFailure([['code', sayRule(uniqueRule)]], caller.language);
}

async function lastPlace({ values, db }: Completion) {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sort) + 1, 0) as next from menus
    where parent_code is not distinct from ${values.parentCode ?? null}
  `.execute(db);
  return rows[0]!.next;
}

/** A deleted entry leaves the menus of all roles, and its code can be given again. */
async function removeDeleted({ after, db }: Change) {
  if (after.deletedAt !== null) await db.deleteFrom('menus').where('id', '=', after.id).execute();
}
