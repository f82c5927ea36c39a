import { count, flag, reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Departments of the provider, a tree. */
export const department = resource(
  'sysDept',
  {
    deptName: text({ max: 64, search: true, sort: true, write: true }),
    /** `null` for a department at the top. */
    parentId: reference('sysDept', {
      optional: true,
      search: true,
      write: true,
      nameField: 'parentName',
    }),
    parentName: text({ max: 64, optional: true }),
    deptCode: text({ max: 64, optional: true, search: true, sort: true, write: true }),
    leaderId: reference('sysUsers', {
      optional: true,
      search: true,
      write: true,
      nameField: 'leaderName',
    }),
    leaderName: text({ max: 64, optional: true }),
    phone: text({ max: 32, optional: true, search: true, write: true, format: 'tel' }),
    sort: count({ max: 9_999, search: true, write: true, default: 0 }),
    status: flag({ search: true, sort: true, write: true, default: 1 }),
    /** `sort` in four digits and id of each department from the top to this one, parted by `/`. */
    path: text({ max: 2_000, search: true, sort: true }),
    /** Number of active accounts in the department itself. */
    memberCount: count({ max: 1_000_000 }),
  },
  {
    module: 'system',
    lookup: { searched: ['deptName', 'deptCode'], label: 'deptName', description: 'parentName' },
  },
);

/** A department. */
export type Department = RowOf<typeof department>;
/** The writable fields of a department. */
export type DepartmentDraft = DraftIn<typeof department>;
