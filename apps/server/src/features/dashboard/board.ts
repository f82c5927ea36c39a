import {
  beijing,
  boardConditions,
  boardSort,
  companyRegistration,
  encodeSearch,
  order,
  outboxMessage,
  toOrderParam,
  weekdayOf,
  type Board,
  type BoardGroupName,
  type BoardRows,
  type Condition,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { isClosed } from '../../http/closedMenus';
import { listResource } from '../../resources/resourceList';
import { holdsRight } from '../../resources/scope';
import type { ServedResource } from '../../resources/servedResource';
import { ORDER_ACCEPTORS } from '../../roles';
import { orderFigures } from './boardFigures';
import { boardPlan } from './boardPlan';
import { firstSteps } from './firstSteps';

/** Rows shown of each list. */
const SHOWN = 5;
/** Rows shown of a client's orders in progress. */
const SHOWN_IN_PROGRESS = 10;

/**
 * Returns the dashboard of the caller. Its lists come from the engine of lists. A test compares
 * each figure with the list that `boardConditions` leads to.
 */
export async function boardOf(caller: Caller, backend: Backend): Promise<Board> {
  const asOf = beijing(backend.now());
  const plan = boardPlan(caller);
  // On a Sunday nothing is left of the week, and a range without days is refused.
  const isSunday = weekdayOf(asOf.slice(0, 10)) === 7;
  const names = plan.groups.filter((name) => name !== 'dueThisWeek' || !isSunday);
  const [figures, groups, registrations, failedMessages, steps] = await Promise.all([
    orderFigures(caller, backend),
    Promise.all(names.map(async (name) => readGroup({ name, asOf }, caller, backend))),
    readRows(
      companyRegistration,
      boardConditions({ name: 'registrations', asOf }),
      caller,
      backend,
    ),
    readRows(outboxMessage, boardConditions({ name: 'failedMessages', asOf }), caller, backend),
    firstSteps(caller, backend.db),
  ]);
  const rows = { registrations, failedMessages };
  return {
    asOf,
    tiles: plan.tiles.map((figure) =>
      figure === 'registrations' || figure === 'failedMessages'
        ? { figure, all: rows[figure]?.total ?? 0, own: null }
        : {
            figure,
            all: figures.all[figure],
            // Nobody's own wait to be accepted.
            own: plan.countsOwn && figure !== 'awaitingAcceptance' ? figures.own[figure] : null,
          },
    ),
    groups: groups.filter(({ total }) => total > 0),
    registrations,
    failedMessages,
    byStatus: plan.showsSteps ? figures.byStatus : null,
    byDay: figures.byDay,
    firstSteps: steps,
  };
}

async function readGroup(
  { name, asOf }: { name: BoardGroupName; asOf: string },
  caller: Caller,
  backend: Backend,
) {
  const isOwn = name !== 'awaitingAcceptance' && holdsRight(caller, ORDER_ACCEPTORS);
  const conditions = boardConditions({ name, asOf, pmId: isOwn ? caller.userId : undefined });
  const { total, content } = await listResource(
    served(order, backend),
    {
      pageNum: 1,
      pageSize: name === 'inProgress' ? SHOWN_IN_PROGRESS : SHOWN,
      searchParam: encodeSearch(conditions),
      orderParam: toOrderParam(boardSort(name)),
    },
    caller,
    backend,
  );
  return { name, isOwn, total, orders: content };
}

/** Returns the first rows of a list; `null` for those who may not read it. */
async function readRows<Row extends { id: string }>(
  resource: Named<Row>,
  conditions: Condition[],
  caller: Caller,
  backend: Backend,
): Promise<BoardRows<Row> | null> {
  const list = served(resource, backend);
  if (!holdsRight(caller, list.may.read) || isClosed(list.name, caller, backend)) return null;
  const request = { pageNum: 1, pageSize: SHOWN, searchParam: encodeSearch(conditions) };
  const { total, content } = await listResource(list, request, caller, backend);
  return { total, rows: content };
}

interface Named<Row> {
  name: string;
  row?: Row;
}

/** Returns the storage of another feature's resource. */
const served = <Row extends { id: string }>({ name }: Named<Row>, { resources }: Backend) =>
  resources.get(name)! as ServedResource<Row>;
