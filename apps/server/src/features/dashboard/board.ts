import {
  beijing,
  boardConditions,
  boardSort,
  companyRegistration,
  encodeSearch,
  order,
  ORDER_FIGURES,
  outboxMessage,
  statement,
  toOrderParam,
  weekdayOf,
  type Board,
  type BoardFigure,
  type BoardGroupName,
  type OrderFigure,
} from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { listResource } from '../../resources/resourceList';
import { holdsRight } from '../../resources/scope';
import { ORDER_ACCEPTORS } from '../../roles';
import { orderFigures, type OrderFigures } from './boardFigures';
import { boardPlan, type BoardPlan } from './boardPlan';
import { readRows, served, SHOWN } from './boardRows';
import { isTaskFigure, readTasks, type TaskTile } from './boardTasks';
import { firstSteps } from './firstSteps';

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
  const [figures, groups, rows, tasks, steps] = await Promise.all([
    orderFigures(caller, backend),
    Promise.all(names.map(async (name) => readGroup({ name, asOf }, caller, backend))),
    readLists(asOf, caller, backend),
    Promise.all(
      plan.tiles
        .filter(isTaskFigure)
        .map(async (figure) => readTasks({ figure, asOf }, caller, backend)),
    ),
    firstSteps(caller, backend.db),
  ]);
  const waiting = tasks.find(({ figure }) => figure === plan.tasks);
  return {
    asOf,
    tiles: plan.tiles.map((figure) => tileOf(figure, { plan, figures, rows, tasks })),
    groups: groups.filter(({ total }) => total > 0),
    tasks: waiting ? waiting.first : null,
    ...rows,
    byStatus: plan.showsSteps ? figures.byStatus : null,
    byDay: figures.byDay,
    firstSteps: steps,
  };
}

type Lists = Awaited<ReturnType<typeof readLists>>;

/** Reads the lists whose rows wait for a decision of the caller. */
async function readLists(asOf: string, caller: Caller, backend: Backend) {
  const at = (name: BoardFigure) => boardConditions({ name, asOf });
  const [registrations, failedMessages, statementsToConfirm] = await Promise.all([
    readRows(companyRegistration, at('registrations'), caller, backend),
    readRows(outboxMessage, at('failedMessages'), caller, backend),
    // The provider sends them and waits itself.
    caller.companyId === null
      ? null
      : readRows(statement, at('statementsToConfirm'), caller, backend),
  ]);
  return { registrations, failedMessages, statementsToConfirm };
}

interface Known {
  plan: BoardPlan;
  figures: OrderFigures;
  rows: Lists;
  tasks: readonly TaskTile[];
}

function tileOf(figure: BoardFigure, { plan, figures, rows, tasks }: Known): Board['tiles'][0] {
  if (isTaskFigure(figure)) {
    const { all, own } = tasks.find((tile) => tile.figure === figure)!;
    return { figure, all, own };
  }
  if (!isOrderFigure(figure)) return { figure, all: rows[figure]?.total ?? 0, own: null };
  // Nobody's own wait to be accepted.
  const isCounted = plan.countsOwn && figure !== 'awaitingAcceptance';
  return { figure, all: figures.all[figure], own: isCounted ? figures.own[figure] : null };
}

const isOrderFigure = (figure: BoardFigure): figure is OrderFigure =>
  (ORDER_FIGURES as readonly string[]).includes(figure);

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
