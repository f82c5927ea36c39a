import { department, type Department } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure } from '../../failure';
import { existing, staffMember } from '../../resources/references';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { ADMINISTRATORS } from '../../roles';
import { departmentTexts } from './texts';

/** Departments of the provider, in the order of their tree. */
export const departmentResource: ServedResource<Department> = serve(
  department,
  'departments',
)({
  objectType: 'department',
  module: 'system',
  label: 'deptName',
  scope: commonScope,
  defaultOrder: 'path asc',
  columns: {
    parentName: { by: 'parentId', table: 'departments', column: 'deptName' },
    leaderName: { by: 'leaderId', table: 'users', column: 'realname' },
    memberCount: () =>
      sql`(select count(*)::int from users u where u.dept_id = departments.id and u.status = 1)`,
  },
  references: { parentId: existing('departments'), leaderId: staffMember },
  uniques: { departments_code: 'deptCode' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  usedBy: [
    usedIn({
      by: () => departmentResource,
      field: 'parentId',
      says: (count) => departmentTexts((t) => t.departmentCount(count)),
    }),
  ],
  complete: async (row) => {
    if (row.stored && row.values.parentId) await refuseCycle(row);
    return {};
  },
});

/** Two moves at once could make a cycle together, so they come one after the other. */
async function refuseCycle({ values, stored, caller, db }: Completion) {
  await sql`select pg_advisory_xact_lock(hashtext('departments'))`.execute(db);
  const above = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from departments where id = ${values.parentId}
      union select d.id, d.parent_id from departments d join above on d.id = above.parent_id
    ) select id from above where id = ${stored!.id}
  `.execute(db);
  if (above.rows.length === 0) return;
  throw inputFailure([['parentId', departmentTexts((t) => t.belowItself)]], caller.language);
}
