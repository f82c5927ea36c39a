import type { Can, UserType } from '@mingjian/api';

/**
 * The permissions that an element needs, one of which is enough: actions that the server's `can`
 * grants, or, where no response says it, user types.
 */
export type PermissionRule =
  | { actions: readonly string[]; userTypes?: never }
  | { userTypes: readonly UserType[]; actions?: never };

/** The permissions that a reader has. */
export interface Grants {
  /** `null` before the first response: nothing is permitted yet. */
  can: Can | null;
  userType: UserType;
}

/**
 * Whether a reader has one of the needed permissions. An empty list would hide its element from
 * everybody, so it throws an error that names the page.
 */
export function isPermitted(
  rule: PermissionRule,
  { can, userType }: Grants,
  page: string,
): boolean {
  const kind = rule.actions ? 'actions' : 'user types';
  const needed: readonly string[] = rule.actions ?? rule.userTypes;
  if (needed.length === 0)
    throw new Error(`${page}: the list of ${kind} of a permission is empty. Name at least one.`);
  const granted = rule.actions ? actionsOf(can) : [userType];
  return needed.some((one) => granted.includes(one));
}

const WRITES = ['create', 'update', 'delete'] as const;

const actionsOf = (can: Can | null): readonly string[] =>
  can === null ? [] : [...WRITES.filter((write) => can[write]), ...can.actions];
