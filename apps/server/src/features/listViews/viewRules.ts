import type { ListViewScope } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../http/caller';
import { holdsRole } from '../../resources/scope';
import { ADMINISTRATORS, CLIENT_ADMINISTRATORS } from '../../roles';

/** Whether the caller administers the shared views of a company. */
export const isViewAdmin = (caller: Caller) =>
  holdsRole(caller, caller.userType === 'serviceUser' ? ADMINISTRATORS : CLIENT_ADMINISTRATORS);

/**
 * Returns the condition under which a caller may use a view. Staff count as one company; other
 * companies' views do not exist.
 */
export function usableBy(caller: Caller) {
  const ofCompany = sql<SqlBool>`list_views.company_id is not distinct from ${caller.companyId}`;
  return sql<SqlBool>`(${ofCompany} and (
    list_views.user_id = ${caller.userId} or list_views.scope = 'team'
    or (list_views.scope = 'role' and (list_views.role_code = any(${[...caller.roles]}::text[]) or ${isViewAdmin(caller)}))
  ))`;
}

/** Whether a caller may change a view that can be used. */
export function canEdit(caller: Caller, view: { userId: string; scope: ListViewScope }) {
  if (view.scope === 'role') return isViewAdmin(caller);
  return view.userId === caller.userId || (view.scope === 'team' && isViewAdmin(caller));
}

/** Whether only administrators may save such a view, because it changes other people's lists. */
export const needsAdmin = ({
  scope,
  isDefault = false,
}: {
  scope: ListViewScope;
  isDefault?: boolean | undefined;
}) => scope === 'role' || (scope === 'team' && isDefault);
