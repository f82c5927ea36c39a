import type { ListRequest } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { listResource } from '../../resources/resourceList';
import { pushResource } from './resource';
import type { RecruitingSystem } from './tables';

/** Lists the deliveries to one recruiting system. */
export const listPushes = async (
  atsType: RecruitingSystem,
  request: ListRequest,
  caller: Caller,
  backend: Backend,
) => {
  const only = { ...pushResource, scope: scopeOf(atsType) };
  return listResource(only, request, caller, backend);
};

/** The deliveries to one system that a caller may reach. */
const scopeOf = (atsType: RecruitingSystem): typeof pushResource.scope => ({
  where: (caller) =>
    sql<SqlBool>`${pushResource.scope.where(caller)} and recruiting_pushes.ats_type = ${atsType}`,
});
