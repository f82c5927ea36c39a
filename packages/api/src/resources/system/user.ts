import { code, flag, list, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Accounts of staff and clients. Nothing about passwords is among the fields. */
export const user = view(
  'sysUsers',
  {
    username: text({ max: 16, search: true, sort: true }),
    realname: text({ max: 64, search: true }),
    phone: text({ max: 32, optional: true, search: true }),
    email: text({ max: 128, optional: true, search: true }),
    avatar: text({ max: 500, optional: true }),
    userType: code(['companyUser', 'serviceUser'], { search: true, sort: true }),
    companyId: reference('aCompanyInfo', {
      optional: true,
      search: true,
      nameField: 'companyName',
    }),
    companyName: text({ max: 128, optional: true, search: true }),
    roleNames: list({}),
    status: flag({ search: true, sort: true }),
    createTime: time({ search: true, sort: true }),
  },
  { module: 'system' },
);

/** An account of staff or of a client. */
export type UserRow = RowOf<typeof user>;
