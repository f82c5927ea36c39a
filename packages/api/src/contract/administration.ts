import { object } from 'yup';
import {
  dictionaryValueDraft,
  type DictionaryValue,
  type DictionaryValueDraft,
} from '../entities/dictionary';
import {
  changesOf,
  idList,
  idRef,
  idText,
  versionedChangesOf,
  type Changes,
  type VersionedChanges,
} from '../entities/fields';
import type { SystemLog } from '../entities/operateLog';
import {
  gatewayRouteDraft,
  timerDraft,
  type GatewayRoute,
  type Timer,
} from '../entities/operations';
import {
  departmentDraft,
  roleDraft,
  type Department,
  type DepartmentDraft,
  type Role,
  type RoleDraft,
} from '../entities/role';
import { get, post } from './call';
import { crud } from './crud';
import { listRequest, type ListPage } from './list';

const system = { module: 'system' } as const;

/** What groups of users may see and do. */
export const roles = {
  ...crud<Role, RoleDraft, Changes<RoleDraft>>('sysRoles', roleDraft, {
    ...system,
    changes: changesOf(roleDraft),
  }),
  /** The ids of the menus that a role has. */
  getRoleCheckedIds: post('/sysRoles/getRoleCheckedIds', { ...system, sends: 'query' })
    .takes(object({ roleId: idText().required() }))
    .gives<string[]>(),
};

/** Departments. */
export const departments = crud<Department, DepartmentDraft, Changes<DepartmentDraft>>(
  'sysDept',
  departmentDraft,
  {
    ...system,
    changes: changesOf(departmentDraft),
  },
);

/** The values of dictionaries. */
export const dictionaryValues = crud<
  DictionaryValue,
  DictionaryValueDraft,
  VersionedChanges<DictionaryValueDraft>
>('sysDicValue', dictionaryValueDraft, {
  ...system,
  changes: versionedChangesOf(dictionaryValueDraft),
});

/** The system's log. */
export const systemLogs = {
  getList: get('/sysLog/getList', { ...system, alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<SystemLog>>(),
  delete: post('/sysLog/delete', { ...system, sends: 'query' })
    .takes(idRef)
    .gives(),
};

/** Jobs that run by the clock. Unlike its neighbours, everything here travels in the body. */
export const timers = {
  getList: post('/zTimer/getList', system).takes(listRequest).gives<ListPage<Timer>>(),
  save: post('/zTimer/save', system).takes(timerDraft).gives<Timer>(),
  update: post('/zTimer/update', system).takes(changesOf(timerDraft)).gives<Timer>(),
  delete: post('/zTimer/delete', system).takes(idRef).gives(),
  startJob: post('/zTimer/startJob', system).takes(idRef).gives<Timer>(),
  stopJob: post('/zTimer/stopJob', system).takes(idRef).gives<Timer>(),
};

/** Where the gateway sends calls. */
export const gatewayRoutes = {
  getList: get('/sysGatewayRoute/getList', { module: 'none', alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<GatewayRoute>>(),
  /** Makes the gateway read its routes again. */
  flush: get('/sysGatewayRoute/flush', { module: 'none' }).gives(),
  save: post('/sysGatewayRoute/save', { module: 'none' })
    .takes(gatewayRouteDraft)
    .gives<GatewayRoute>(),
  update: post('/sysGatewayRoute/update', { module: 'none' })
    .takes(changesOf(gatewayRouteDraft))
    .gives<GatewayRoute>(),
  /** `ids` is comma-joined. */
  delete: post('/sysGatewayRoute/delete/{ids}', { module: 'none' })
    .takes(object({ ids: idList().required() }))
    .gives(),
};
