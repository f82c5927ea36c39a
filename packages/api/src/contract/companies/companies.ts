import { number, object } from 'yup';
import { passwordChange, passwordSetting, type CompanyRole } from '../../entities/system/account';
import {
  company,
  serviceNamesDraft,
  type CompanyServiceName,
} from '../../resources/companies/company';
import { companyAccount, type CompanyAccount } from '../../resources/companies/companyAccount';
import { companyAddress } from '../../resources/companies/companyAddress';
import { companyMenu, type CompanyMenuChoice } from '../../resources/companies/companyMenu';
import { companyOverview } from '../../resources/companies/companyOverview';
import { companyFollowUp } from '../../resources/companies/companyFollowUp';
import { companyOperateLog } from '../../resources/companies/companyOperateLog';
import { formatted, idRef, idText, word } from '../../schema';
import { change, get, read } from '../call';
import { crud, entity } from '../crud';
import { saasAccount } from '../../resources/companies/saasAccount';

/** Client companies. */
export const companies = crud(company);

/** Client companies with what is under way for each; the server refuses to write them. */
export const companyViews = crud(companyOverview);

/**
 * Products that each company may order, by name. The id of a row is that of its company: `save` and
 * `update` offer the named products alone, and `delete` restores the standard ones.
 */
export const companyServiceNames = crud(
  entity<CompanyServiceName>()('vCompanyServiceName', serviceNamesDraft),
);

/** Most roles of one drop-down. */
const COMPANY_ROLES_LIMIT = 100;

/** Sign-ins of client companies. A new account has no password until somebody sets one. */
export const accounts = {
  ...crud(companyAccount),
  getById: read('/aCompanyAccount/getById').takes(idRef).gives<CompanyAccount>(),
  /** The roles that an account may have, those whose name holds `roleName` when it is given. */
  getRoleList: read('/aCompanyAccount/getRoleList')
    .takes(
      object({
        roleName: word(),
        pageSize: number().integer().min(1).max(COMPANY_ROLES_LIMIT).default(COMPANY_ROLES_LIMIT),
      }),
    )
    .gives<CompanyRole[]>(),
  /** Changes one's own password, the old one given; every other session of the account ends. */
  updatePassword: change('/aCompanyAccount/updatePassword', {
    selfManaged: 'A wrong password is counted, and the count must outlive the refusal.',
  })
    .takes(passwordChange)
    .gives(),
  updatePhone: change('/aCompanyAccount/updatePhone')
    .takes(object({ id: idText().required(), phone: formatted('tel', 32).required() }))
    .gives(),
  updateEmail: change('/aCompanyAccount/updateEmail')
    .takes(object({ id: idText().required(), email: formatted('email', 128).required() }))
    .gives(),
  /** Sets the password of another account, whose sessions end. */
  adminUpdatePassword: change('/aCompanyAccount/adminUpdatePassword', {
    selfManaged: 'No trace of a password may be stored, and a key stores the hash of its input.',
  })
    .takes(passwordSetting)
    .gives(),
};

/** Menu entries that companies have or lack. What is closed is also refused by the server. */
export const companyMenus = {
  ...crud(companyMenu),
  /** Returns the entries that can be closed to a company. Not specified. */
  getChoices: get('/aCompanySetMenu/getChoices').gives<CompanyMenuChoice[]>(),
};

/** Contacts with client companies. */
export const companyFollowUps = crud(companyFollowUp);

/** Operations on client companies. The server alone writes them: the changes are refused. */
export const companyOperateLogs = crud(companyOperateLog);

/** Postal addresses of client companies. */
export const companyAddresses = crud(companyAddress);

/** Customers of the product itself. */
export const saasAccounts = crud(saasAccount);
