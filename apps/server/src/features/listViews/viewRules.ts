import type { ListViewScope } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../../http/caller';
import { canEditShared, isSharingAdmin, usableBy } from '../../resources/sharing';

/** Returns the condition under which a caller may use a view; administrators use those of roles. */
export const viewUsableBy = (caller: Caller) =>
  usableBy(
    caller,
    'listViews',
    sql<SqlBool>`(
      list_views.scope = 'role'
      and (list_views.role_code = any(${[...caller.roles]}::text[]) or ${isSharingAdmin(caller)})
    )`,
  );

/** Whether a caller may change a view that can be used. */
export const canEdit = (caller: Caller, view: { userId: string; scope: ListViewScope }) =>
  view.scope === 'role' ? isSharingAdmin(caller) : canEditShared(caller, view);

/** Whether only administrators may save such a view, because it changes other people's lists. */
export const needsAdmin = ({
  scope,
  isDefault = false,
}: {
  scope: ListViewScope;
  isDefault?: boolean | undefined;
}) => scope === 'role' || (scope === 'team' && isDefault);
