import { accounts as accountCalls, company } from '@mingjian/api';
import { bind, bindCall } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { usedIn } from '../../resources/usage';
import { ACCOUNT_OWNERS, COMPANY_STAFF } from '../../roles';
import { say } from '../../texts';
import type { Feature } from '../feature';
import {
  accountById,
  changeContact,
  companyRoles,
  deleteAccounts,
  setAccountPassword,
} from './accountCalls';
import { accounts } from './resource';

const calls = resourceCalls(accountCalls, accounts);
const { writable } = calls.delete;
const deletion = bindCall(
  accountCalls.delete,
  async (ids, caller, backend) => deleteAccounts(ids, caller, backend),
  writable && { writable },
);

/** Accounts of client companies, for staff and for the main account of each company. */
export const companyAccounts: Feature = {
  name: 'companyAccounts',
  calls: [
    [calls.getList, calls.save, calls.update, deletion],
    bind(accountCalls).part({
      getById: async ({ id }, caller, backend) => accountById(id, caller, backend),
      getRoleList: async (request, caller, backend) => companyRoles(request, caller, backend),
      updatePhone: async ({ id, phone }, caller, backend) =>
        changeContact(id, { phone }, caller, backend),
      updateEmail: async ({ id, email }, caller, backend) =>
        changeContact(id, { email }, caller, backend),
      adminUpdatePassword: async (input, caller, backend) =>
        setAccountPassword(input, caller, backend),
    }),
  ],
  resources: [accounts],
  uses: {
    [company.name]: [
      usedIn({
        by: accounts,
        field: 'companyId',
        says: (count) => say((t) => t.accountCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'company-account-list',
      parent: 'company',
      name: '客户账号',
      nameEn: 'Client accounts',
      pageurl: 'accountList',
      icon: 'users',
      sort: 4,
      rights: COMPANY_STAFF,
    },
    {
      code: 'client-account-list',
      parent: 'company-order',
      name: '账号管理',
      nameEn: 'Accounts',
      pageurl: 'accountList',
      icon: 'users',
      sort: 5,
      rights: ACCOUNT_OWNERS,
    },
  ],
};
