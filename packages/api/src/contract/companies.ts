import {
  accountDraft,
  passwordChange,
  saasAccountDraft,
  type Account,
  type AccountDraft,
  type SaasAccount,
  type SaasAccountDraft,
} from '../entities/account';
import { addressDraft, type Address, type AddressDraft } from '../entities/address';
import {
  companyDraft,
  type Company,
  type CompanyDraft,
  type CompanyServiceName,
} from '../entities/company';
import {
  changesOf,
  idRef,
  idText,
  noDraft,
  versionedChangesOf,
  word,
  type Changes,
  type VersionedChanges,
} from '../entities/fields';
import { followUpDraft, type FollowUp, type FollowUpDraft } from '../entities/followUp';
import type { OperateLog } from '../entities/operateLog';
import { companyMenuDraft, type CompanyMenu, type CompanyMenuDraft } from '../entities/operations';
import { object } from 'yup';
import { post } from './call';
import { crud } from './crud';

/** Client companies. */
export const companies = crud<Company, CompanyDraft, VersionedChanges<CompanyDraft>>(
  'aCompanyInfo',
  companyDraft,
  {
    changes: versionedChangesOf(companyDraft),
  },
);

/** Client companies with the names of what they refer to; read-only. */
export const companyViews = crud<Company, object>('VCompanyInfo', noDraft);

/** What each company buys, by name; read-only. */
export const companyServiceNames = crud<CompanyServiceName, object>('vCompanyServiceName', noDraft);

/** Sign-ins of client companies. */
export const accounts = {
  ...crud<Account, AccountDraft, Changes<AccountDraft>>('aCompanyAccount', accountDraft, {
    changes: changesOf(accountDraft),
  }),
  getById: post('/aCompanyAccount/getById').takes(idRef).gives<Account>(),
  /** Changes one's own password, the old one given; every other session of the account ends. */
  updatePassword: post('/aCompanyAccount/updatePassword').takes(passwordChange).gives(),
  updatePhone: post('/aCompanyAccount/updatePhone')
    .takes(object({ id: idText().required(), phone: word(32).required() }))
    .gives(),
  updateEmail: post('/aCompanyAccount/updateEmail')
    .takes(object({ id: idText().required(), email: word(128).email().required() }))
    .gives(),
  /** Sets another's password; for administrators. */
  adminUpdatePassword: post('/aCompanyAccount/adminUpdatePassword').takes(passwordChange).gives(),
};

/** Menus that a company opened or closed for its accounts. */
export const companyMenus = crud<CompanyMenu, CompanyMenuDraft, Changes<CompanyMenuDraft>>(
  'aCompanySetMenu',
  companyMenuDraft,
  {
    changes: changesOf(companyMenuDraft),
  },
);

/** Contacts with client companies. */
export const companyFollowUps = crud<FollowUp, FollowUpDraft, Changes<FollowUpDraft>>(
  'aCompanyFollowUpLog',
  followUpDraft,
  {
    changes: changesOf(followUpDraft),
  },
);

/** What was done in a company's name; the server alone writes it. */
export const companyOperateLogs = crud<OperateLog, object>('aCompanyOperateLog', noDraft);

/** Where companies receive paper. */
export const companyAddresses = crud<Address, AddressDraft, Changes<AddressDraft>>(
  'aCompanyAddress',
  addressDraft,
  {
    changes: changesOf(addressDraft),
  },
);

/** Customers of the product itself. */
export const saasAccounts = crud<SaasAccount, SaasAccountDraft, Changes<SaasAccountDraft>>(
  'hSassAccount',
  saasAccountDraft,
  {
    changes: changesOf(saasAccountDraft),
  },
);
