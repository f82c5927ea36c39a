import { useCallback, useState } from 'react';
import { users, type UserRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { SetPasswordDialog } from '../../shared/account/SetPasswordDialog';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useSignedIn } from '../../shell';
import { list } from './userList';
import { userListTexts } from './userList.texts';

/** Accounts of staff, whose passwords administrators set; one's own is changed with the old one. */
export function UserListPage() {
  const { setPassword } = useTexts(userListTexts);
  const [user, setUser] = useState<UserRow | null>(null);
  const me = useSignedIn().user.id;
  const rowActions = useCallback(
    ({ id, isGreater }: UserRow) =>
      id === me || isGreater === 1
        ? []
        : [{ key: 'setPassword', label: setPassword, onSelect: setUser }],
    [me, setPassword],
  );
  return (
    <>
      <ResourcePage<UserRow> list={list} rowActions={rowActions} editable={isEditable} />
      {user && (
        <SetPasswordDialog
          account={user}
          call={users.updatePassword}
          onClose={() => setUser(null)}
        />
      )}
    </>
  );
}

const isEditable = ({ isGreater }: UserRow) => isGreater !== 1;
