import { use } from 'react';
import type { Can } from '@mingjian/api';
import { useSignedIn } from '../../shell';
import { ListCan } from './ListCan';
import { isPermitted, type PermissionRule } from './isPermitted';

/**
 * Whether the reader has one of the permissions. Actions are those of `can`, by default of the
 * surrounding list. The server decides again on every call.
 */
export function usePermission(rule: PermissionRule, can?: Can | null): boolean {
  const listCan = use(ListCan);
  const { userType } = useSignedIn().user;
  const grants = { can: can === undefined ? listCan : can, userType };
  return isPermitted(rule, grants, window.location.pathname);
}
