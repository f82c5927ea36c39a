import { object } from 'yup';
import { accountDraft, passwordChange, saasAccountDraft } from '../../entities/account';
import type { Account, SaasAccount } from '../../entities/account';
import type { CompanyServiceName } from '../../entities/company';
import type { OperateLog } from '../../entities/operateLog';
import { companyMenuDraft, type CompanyMenu } from '../../entities/operations';
import { company, type Company } from '../../resources/companies/company';
import { companyAddress } from '../../resources/companies/companyAddress';
import { companyFollowUp } from '../../resources/companies/companyFollowUp';
import { formatted, idRef, idText, word } from '../../schema';
import { change, read } from '../call';
import { crud, entity } from '../crud';

/** Client companies. */
export const companies = crud(company);

/** Client companies with joined names; read-only. */
export const companyViews = crud(entity<Company>()('VCompanyInfo'));

/** Products of each company, by name; read-only. */
export const companyServiceNames = crud(entity<CompanyServiceName>()('vCompanyServiceName'));

/** Sign-ins of client companies. */
export const accounts = {
  ...crud(entity<Account>()('aCompanyAccount', accountDraft)),
  getById: read('/aCompanyAccount/getById').takes(idRef).gives<Account>(),
  /** Changes one's own password, the old one given; every other session of the account ends. */
  updatePassword: change('/aCompanyAccount/updatePassword', {
    selfManaged: 'A wrong password is counted, and the count must outlive the refusal.',
  })
    .takes(passwordChange)
    .gives(),
  updatePhone: change('/aCompanyAccount/updatePhone')
    .takes(object({ id: idText().required(), phone: word(32).required() }))
    .gives(),
  updateEmail: change('/aCompanyAccount/updateEmail')
    .takes(object({ id: idText().required(), email: formatted('email', 128).required() }))
    .gives(),
  /** Sets another's password; for administrators. */
  adminUpdatePassword: change('/aCompanyAccount/adminUpdatePassword').takes(passwordChange).gives(),
};

/** Menus that a company opened or closed for its accounts. */
export const companyMenus = crud(entity<CompanyMenu>()('aCompanySetMenu', companyMenuDraft));

/** Contacts with client companies. */
export const companyFollowUps = crud(companyFollowUp);

/** Operations of a company's accounts; the server alone writes them. */
export const companyOperateLogs = crud(entity<OperateLog>()('aCompanyOperateLog'));

/** Postal addresses of client companies. */
export const companyAddresses = crud(companyAddress);

/** Customers of the product itself. */
export const saasAccounts = crud(entity<SaasAccount>()('hSassAccount', saasAccountDraft));
