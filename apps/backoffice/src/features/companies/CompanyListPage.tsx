import { useCallback } from 'react';
import type { Company } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { accountListPath } from '../../shared/companies/accountPaths';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useMayOpen, useSignedIn } from '../../shell';
import { companyListTexts } from './companyList.texts';
import { list } from './companyList';

/** The client companies. A row leads to the accounts of its company. */
export function CompanyListPage() {
  const { accounts } = useTexts(companyListTexts);
  const path = accountListPath(useSignedIn().user.userType);
  const isReachable = useMayOpen()(path);
  const navigate = useNavigate();
  const rowActions = useCallback(() => {
    const open = ({ id }: Company) =>
      void navigate(listAddress(path, [{ field: 'companyId', operator: 'EQ', value: id }]));
    return isReachable ? [{ key: 'accounts', label: accounts, onSelect: open }] : [];
  }, [accounts, path, isReachable, navigate]);

  return <ResourcePage list={list} rowActions={rowActions} />;
}
