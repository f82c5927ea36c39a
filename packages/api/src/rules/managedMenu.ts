import type { ManagedMenu } from '../entities/system/managedMenu';
import type { MenuNode } from '../entities/session/menuNode';
import type { UserType } from '../entities/session/session';
import type { MenuEntryRow } from '../resources/system/menu';
import { checkMenu, type MenuProblem } from './menuRules';

const USER_TYPES: readonly UserType[] = ['serviceUser', 'companyUser'];

/** An entry of a tree that is made of rows, with its row. */
export interface ManagedNode extends MenuNode {
  row: MenuEntryRow;
  children: ManagedNode[];
}

/** Returns the rows as a tree, in their order. Those below a row that is left out are missing. */
export function menuOf(rows: readonly MenuEntryRow[]): ManagedNode[] {
  const sorted = rows.toSorted(
    (one, other) => one.sort - other.sort || (one.code < other.code ? -1 : 1),
  );
  const below = (parentCode: string | null): ManagedNode[] =>
    sorted
      .filter((row) => row.parentCode === parentCode)
      .map((row) => ({
        code: row.code,
        name: row.name,
        nameEn: row.nameEn,
        icon: row.icon,
        iconColor: row.iconColor,
        pageurl: row.pageurl,
        showFlag: row.showFlag,
        remark: row.remark,
        noCache: row.noCache,
        row,
        children: below(row.code),
      }));
  return below(null);
}

/**
 * Returns the entries that lead to no page. One path may have a page for staff and another one for
 * clients, since nobody is both; entries that no role sees clash with nothing.
 */
export function managedProblems({
  entries,
  roles,
}: Pick<ManagedMenu, 'entries' | 'roles'>): MenuProblem[] {
  const isDouble = ({ reason }: MenuProblem) => reason === 'takenPath';
  return [
    ...checkMenu(menuOf(entries)).problems.filter((problem) => !isDouble(problem)),
    ...USER_TYPES.flatMap((userType) => {
      const seen = seenBy(entries, roles, userType);
      return checkMenu(menuOf(seen)).problems.filter(isDouble);
    }),
    ...cyclicEntries(entries).map(({ code, pageurl }): MenuProblem => ({
      code,
      reason: 'cycle',
      path: pageurl,
    })),
  ];
}

function seenBy(
  entries: readonly MenuEntryRow[],
  roles: ManagedMenu['roles'],
  userType: UserType,
): MenuEntryRow[] {
  const codes = roles.filter((role) => role.userType === userType).map(({ code }) => code);
  return entries.filter((entry) => entry.roles.some((code) => codes.includes(code)));
}

/** Returns the entries that are below themselves, which no tree reaches. */
function cyclicEntries(entries: readonly MenuEntryRow[]): MenuEntryRow[] {
  const parents = new Map(entries.map(({ code, parentCode }) => [code, parentCode]));
  return entries.filter(({ code }) => {
    const passed = new Set<string>();
    let above = parents.get(code) ?? null;
    while (above !== null && above !== code && !passed.has(above)) {
      passed.add(above);
      above = parents.get(above) ?? null;
    }
    return above === code;
  });
}
