import { useCallback, useState } from 'react';
import type { UserRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { SetPasswordDialog } from './SetPasswordDialog';
import { list } from './userList';
import { userListTexts } from './userList.texts';

/** Accounts of staff, whose passwords administrators set. */
export function UserListPage() {
  const { setPassword } = useTexts(userListTexts);
  const [user, setUser] = useState<UserRow | null>(null);
  const rowActions = useCallback(
    () => [{ key: 'setPassword', label: setPassword, onSelect: setUser }],
    [setPassword],
  );
  return (
    <>
      <ResourcePage<UserRow> list={list} rowActions={rowActions} />
      {user && <SetPasswordDialog user={user} onClose={() => setUser(null)} />}
    </>
  );
}
