import { number, object } from 'yup';
import type { MenuNode } from '../../entities/session/menuNode';
import type { GatewayState } from '../../entities/system/gatewayState';
import type { RightGroup } from '../../entities/system/right';
import type { TimerHandler, TimerRun } from '../../entities/system/timerRun';
import { department } from '../../resources/system/department';
import { dictionaryValue, type DictionaryValue } from '../../resources/system/dictionaryValue';
import { gatewayRoute } from '../../resources/system/gatewayRoute';
import { role } from '../../resources/system/role';
import type { SystemLog } from '../../resources/system/systemLog';
import { timer, type Timer } from '../../resources/system/timer';
import { idList, idRef, idText, word } from '../../schema';
import { change, changeByGet, get, read } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

const system = { module: 'system' } as const;

/** Roles: which menus and calls a group of users may reach. */
export const roles = {
  ...crud(role),
  /** The ids of the menus that a role has. */
  getRoleCheckedIds: read('/sysRoles/getRoleCheckedIds', { ...system, sends: 'query' })
    .takes(object({ roleId: idText().required() }))
    .gives<string[]>(),
  /** Every menu entry, whichever the caller sees. */
  getMenus: get('/sysRoles/getMenus', system).gives<MenuNode[]>(),
  /** Every right that a role can be given. */
  getRights: get('/sysRoles/getRights', system).gives<RightGroup[]>(),
};

/** Departments. */
export const departments = crud(department);

/** Values of dictionaries. */
export const dictionaryValues = {
  ...crud(dictionaryValue),
  /** Moves a value one place up or down in its dictionary. Not specified. */
  move: change('/sysDicValue/move', system)
    .takes(object({ id: idText().required(), step: number().oneOf([-1, 1]).required() }))
    .gives<DictionaryValue>(),
};

/** The operate log. Its lines cannot be deleted: `delete` is refused. */
export const systemLogs = {
  getList: get('/sysLog/getList', { ...system, alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<SystemLog>>(),
  delete: change('/sysLog/delete', { ...system, sends: 'query' })
    .takes(idRef)
    .gives(),
};

/** Jobs that run by the clock. Unlike its neighbours, everything here travels in the body. */
export const timers = {
  ...crud(timer),
  getList: read('/zTimer/getList', system).takes(listRequest).gives<ListPage<Timer>>(),
  /** One id, or several comma-joined. Those that came with the product stay. */
  delete: change('/zTimer/delete', system)
    .takes(object({ id: idList().required() }))
    .gives(),
  startJob: change('/zTimer/startJob', system).takes(idRef).gives<Timer>(),
  stopJob: change('/zTimer/stopJob', system).takes(idRef).gives<Timer>(),
  /** Runs a timer once, whether it is started or not. Not specified, as the calls below. */
  runNow: change('/zTimer/runNow', system).takes(idRef).gives<TimerRun>(),
  /** The last twenty runs of a timer, newest first. */
  getRuns: read('/zTimer/getRuns', system).takes(idRef).gives<TimerRun[]>(),
  /** The jobs that timers may run. */
  getHandlers: get('/zTimer/getHandlers', system).gives<TimerHandler[]>(),
  /** The next five times of an expression, in Beijing time. */
  getNextRuns: read('/zTimer/getNextRuns', system)
    .takes(object({ cron: word().required() }))
    .gives<string[]>(),
};

const { getList, save, update } = crud(gatewayRoute);

/** Routes of the gateway: the proxy in front of the installation. */
export const gatewayRoutes = {
  getList,
  save,
  update,
  /** `ids` is comma-joined. */
  delete: change('/sysGatewayRoute/delete/{ids}', { module: 'none' })
    .takes(object({ ids: idList().required() }))
    .gives(),
  /** Marks the enabled routes as published. */
  flush: changeByGet('/sysGatewayRoute/flush', { module: 'none' }).gives<GatewayState>(),
  /** The enabled routes, for the configuration of a proxy. Not specified. */
  getState: get('/sysGatewayRoute/getState', { module: 'none' }).gives<GatewayState>(),
};
