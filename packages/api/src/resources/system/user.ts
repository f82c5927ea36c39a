import { flag, json, list, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Accounts of staff. Nothing about passwords is among the fields. The username is set once. */
export const user = resource(
  'sysUsers',
  {
    username: text({ max: 16, search: true, sort: true, write: 'create', format: 'username' }),
    realname: text({ max: 64, search: true, write: true, format: 'personName' }),
    deptId: reference('sysDept', {
      optional: true,
      search: true,
      write: true,
      nameField: 'deptName',
    }),
    deptName: text({ max: 64, optional: true, search: true }),
    /** JSON text list of the codes of roles. */
    roleIds: json({ write: true, default: '[]' }),
    /** Names of the roles, in the reader's language. */
    roleNames: list({}),
    phone: text({ max: 32, optional: true, search: true, write: true, format: 'tel' }),
    email: text({ max: 128, optional: true, search: true, write: true, format: 'email' }),
    avatar: text({ max: 500, optional: true }),
    status: flag({ search: true, sort: true, write: true, default: 1 }),
    /** Whether it has a right that the reader lacks, who then cannot change it. */
    isGreater: flag({}),
  },
  { module: 'system' },
);

/** An account of a member of staff. */
export type UserRow = RowOf<typeof user>;
/** The writable fields of an account. */
export type UserDraft = DraftIn<typeof user>;
