import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useSignedIn } from '../../shell';
import { list } from './balanceLogList';
import { LowBalance } from './LowBalance';

/** Movements of balances; clients read above them when little is left. */
export function BalanceLogListPage() {
  const isClient = useSignedIn().user.userType === 'companyUser';
  return <ResourcePage list={list} notice={isClient && <LowBalance />} />;
}
