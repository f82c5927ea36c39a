import { useCallback, useState } from 'react';
import { accounts, SET_PASSWORD, type Can, type CompanyAccount } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { SetPasswordDialog } from '../../shared/account/SetPasswordDialog';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useSignedIn } from '../../shell';
import { list } from './accountList';
import { accountListTexts } from './accountList.texts';

/**
 * The accounts of client companies. A new one gets its password in a second step, which comes by
 * itself.
 */
export function AccountListPage() {
  const t = useTexts(accountListTexts);
  const { user } = useSignedIn();
  const refresh = useRefresh();
  const [account, setAccount] = useState<CompanyAccount | null>(null);
  const rowActions = useCallback(
    ({ id, isGreater }: CompanyAccount, can: Can) =>
      can.actions.includes(SET_PASSWORD) && id !== user.id && isGreater !== 1
        ? [{ key: 'password', label: t.setPassword, onSelect: setAccount }]
        : [],
    [t, user.id],
  );

  return (
    <ResourcePage list={list} rowActions={rowActions} editable={isEditable} onCreated={setAccount}>
      {account && (
        <SetPasswordDialog
          account={account}
          call={accounts.adminUpdatePassword}
          onSaved={() => void refresh(accounts.getList)}
          onClose={() => setAccount(null)}
        />
      )}
    </ResourcePage>
  );
}

const isEditable = ({ isGreater }: CompanyAccount) => isGreater !== 1;
