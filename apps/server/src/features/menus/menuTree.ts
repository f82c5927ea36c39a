import type { MenuNode } from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { MenuTable } from './tables';

/** Returns the menu of the caller's roles, without what is closed to the company. */
export const menuTree = async ({ roles, closedMenus }: Caller, { db }: Backend) =>
  treeOfRoles(roles, db, closedMenus);

/** Returns the menu that an account with these roles sees. */
export async function treeOfRoles(
  roles: readonly string[],
  db: Db,
  closed: readonly string[] = [],
): Promise<MenuNode[]> {
  if (roles.length === 0) return [];
  const rows = await db
    .selectFrom('menus')
    .selectAll()
    .where(
      'code',
      'in',
      db.selectFrom('roleMenus').select('menuCode').where('roleCode', 'in', roles),
    )
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return treeOf(rows.filter(({ code }) => !closed.includes(code)));
}

/** Returns every menu entry, for those who give menus to roles. */
export async function allMenus({ db }: Backend): Promise<MenuNode[]> {
  return treeOf(await db.selectFrom('menus').selectAll().orderBy('sort').orderBy('code').execute());
}

function treeOf(rows: readonly Selectable<MenuTable>[]): MenuNode[] {
  const below = (parentCode: string | null): MenuNode[] =>
    rows
      .filter((row) => row.parentCode === parentCode)
      .map(({ code, name, nameEn, icon, iconColor, pageurl, showFlag, remark, noCache }) => {
        return {
          code,
          name,
          nameEn,
          icon,
          iconColor,
          pageurl,
          showFlag,
          remark,
          noCache,
          children: below(code),
        };
      });
  return below(null);
}
