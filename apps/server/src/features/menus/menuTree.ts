import type { MenuNode } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';

/** Returns the menu of the caller's roles. */
export async function menuTree(caller: Caller, { db }: Backend): Promise<MenuNode[]> {
  if (caller.roles.length === 0) return [];
  const rows = await db
    .selectFrom('menus')
    .selectAll()
    .where(
      'code',
      'in',
      db.selectFrom('roleMenus').select('menuCode').where('roleCode', 'in', caller.roles),
    )
    .orderBy('sort')
    .orderBy('code')
    .execute();

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
