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

/** The client companies. A row leads to the accounts of its company, and to its prices. */
export function CompanyListPage() {
  const { accounts, products } = useTexts(companyListTexts);
  const accountsPath = accountListPath(useSignedIn().user.userType);
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const mayOpenAccounts = mayOpen(accountsPath);
  const mayOpenProducts = mayOpen(PRODUCTS_PATH);
  const rowActions = useCallback(() => {
    const openAt =
      (path: string) =>
      ({ id }: Company) =>
        void navigate(listAddress(path, [{ field: 'companyId', operator: 'EQ', value: id }]));
    return [
      ...(mayOpenAccounts
        ? [{ key: 'accounts', label: accounts, onSelect: openAt(accountsPath) }]
        : []),
      ...(mayOpenProducts
        ? [{ key: 'products', label: products, onSelect: openAt(PRODUCTS_PATH) }]
        : []),
    ];
  }, [accounts, products, accountsPath, mayOpenAccounts, mayOpenProducts, navigate]);

  return <ResourcePage list={list} rowActions={rowActions} />;
}

/** Path of the products and prices of companies. */
const PRODUCTS_PATH = '/a-company/companyProductList';
