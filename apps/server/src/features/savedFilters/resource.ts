import { savedFilter } from '@mingjian/api';
import { sql } from 'kysely';
import { serve } from '../../resources/serve';
import { editableBy, usableBy } from '../../resources/sharing';
import { EVERYBODY } from '../../roles';

/** Saved filters: the caller's own, and those for the people of the caller's company. */
export const filterResource = serve(
  savedFilter,
  'savedFilters',
)({
  objectType: 'savedFilter',
  module: 'library',
  label: 'name',
  scope: { where: (caller) => usableBy(caller, 'savedFilters') },
  defaultOrder: 'scope asc,order_num asc',
  columns: {
    owner: { by: 'userId', table: 'users', column: 'realname' },
    canEdit: (caller) => sql`(${editableBy(caller, 'savedFilters')})::int`,
    createTime: 'createdAt',
    updateTime: 'updatedAt',
  },
  may: { read: EVERYBODY },
});
