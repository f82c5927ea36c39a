import { flag, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Accounts of client companies. Nothing about passwords is among the fields. */
export const companyAccount = resource('aCompanyAccount', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  username: text({ max: 16, search: true, sort: true, write: 'create', format: 'username' }),
  realname: text({ max: 64, search: true, sort: true, write: true, format: 'personName' }),
  /** Code of one of the roles that `getRoleList` returns. */
  roleCode: reference('companyRole', { write: true, nameField: 'roleName' }),
  roleName: text({ max: 64, optional: true }),
  /** 1 for a main account, which manages the others of its company; the role decides it. */
  mainFlag: flag({ search: true, sort: true }),
  phone: text({ max: 32, optional: true, search: true, write: true, format: 'tel' }),
  email: text({ max: 128, optional: true, search: true, write: true, format: 'email' }),
  deptName: text({ max: 64, optional: true, search: true, sort: true, write: true }),
  /** 1 active · 0 stopped: it cannot sign in, and its sessions have ended. */
  status: flag({ search: true, sort: true, write: true, default: 1 }),
  lastLoginTime: time({ optional: true }),
  /** Whether it has a right that the reader lacks, who then cannot change it. */
  isGreater: flag({}),
  /** Time of the latest password; `null` while nobody has set one. */
  pwdUpdateTime: time({ optional: true }),
});

/** The action of its list that sets the password of another account. */
export const SET_PASSWORD = 'setPassword';

/** An account of a client company. */
export type CompanyAccount = RowOf<typeof companyAccount>;
/** The writable fields of an account. */
export type CompanyAccountDraft = DraftIn<typeof companyAccount>;
