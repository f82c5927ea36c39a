import { area, code, count, flag, json, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Roles of staff and of clients. The id of a role is its code. Code and user type are set once. */
export const role = resource(
  'sysRoles',
  {
    roleCode: text({ max: 32, search: true, sort: true, write: 'create' }),
    roleName: text({ max: 64, search: true, sort: true, write: true }),
    roleNameEn: text({ max: 64, optional: true, search: true, write: true }),
    userType: code(['serviceUser', 'companyUser'], { search: true, sort: true, write: 'create' }),
    /** JSON text list of the codes of menu entries that the role sees. */
    menuIds: json({ write: true, default: '[]' }),
    /** JSON text list of the codes of rights that the role has. */
    rightCodes: json({ write: true, default: '[]' }),
    sort: count({ max: 9_999, search: true, sort: true, write: true, default: 0 }),
    /** 0 for a role that gives nothing to those who hold it. */
    status: flag({ search: true, sort: true, write: true, default: 1 }),
    remark: area({ max: 500, optional: true, write: true }),
    /** Number of accounts that hold the role. */
    userCount: count({ max: 1_000_000 }),
  },
  { module: 'system' },
);

/** A role. */
export type Role = RowOf<typeof role>;
/** The writable fields of a role. */
export type RoleDraft = DraftIn<typeof role>;
