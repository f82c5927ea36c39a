import { useCallback, useState } from 'react';
import { SET_PASSWORD, type Can, type CompanyAccount } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useSignedIn } from '../../shell';
import { list } from './accountList';
import { accountListTexts } from './accountList.texts';
import { PasswordDialog } from './PasswordDialog';

/**
 * The accounts of client companies. A new one gets its password in a second step, which comes by
 * itself.
 */
export function AccountListPage() {
  const t = useTexts(accountListTexts);
  const { user } = useSignedIn();
  const [account, setAccount] = useState<CompanyAccount | null>(null);
  const rowActions = useCallback(
    ({ id }: CompanyAccount, can: Can) =>
      can.actions.includes(SET_PASSWORD) && id !== user.id
        ? [{ key: 'password', label: t.setPassword, onSelect: setAccount }]
        : [],
    [t, user.id],
  );

  return (
    <ResourcePage list={list} rowActions={rowActions} onCreated={setAccount}>
      {account && <PasswordDialog account={account} onClose={() => setAccount(null)} />}
    </ResourcePage>
  );
}
