import {
  DAY,
  taskFlow,
  type DangerLevel,
  type OrderStatus,
  type TaskMove,
  type TaskStatus,
} from '@mingjian/api';
import type { Insertable, Selectable } from 'kysely';
import { seededId } from '../database/ids';
import { standardProducts } from '../features/products/standardProducts';
import type { DemoOrderRow } from './orders';
import type { OrderTaskTable, TaskEventTable } from '../features/orders/taskTables';
import { between, pick, pickWeighted, share } from './pick';
import { itemsOf, type SurveyItem } from './surveyItems';
import { GIVE_UP_REASONS, LEVEL_REASONS, WAIT_REASONS } from './words';

/** Raw material of a check is deleted half a year after it. */
const KEPT = 184 * DAY;

/** A person who works on tasks. */
export interface DemoWorker {
  id: string;
  realname: string;
}

/** The people of tasks, and the present moment. */
export interface TaskWorld {
  now: Date;
  dispatchers: readonly DemoWorker[];
  verifiers: readonly DemoWorker[];
  reviewers: readonly DemoWorker[];
}

/** The tasks of an order with their histories. */
export interface DemoTasks {
  tasks: Insertable<OrderTaskTable>[];
  events: Selectable<TaskEventTable>[];
}

/** A move of a task with its moment and maker; none for the product. */
interface Step {
  move: TaskMove;
  at: Date;
  by?: DemoWorker;
  reason?: string;
}

/** Returns the tasks of order `index`, made by the moves of their flow. */
export function demoTasks(order: DemoOrderRow, index: number, world: TaskWorld): DemoTasks {
  const made: DemoTasks = { tasks: [], events: [] };
  const { submitTime } = order;
  if (!submitTime || world.now.getTime() - submitTime.getTime() > KEPT) return made;
  const product = standardProducts.find(({ id }) => id === order.productId)!;
  const items = itemsOf(product.productCode);
  items.forEach((item, i) => {
    const salt = 200 + i * 10;
    // An open flash check waits for a person: green answers pass by themselves.
    const isFinding = order.orderType === 2 && order.orderStatus === 50 && i === 0;
    const level = isFinding ? 2 : levelOf(order, item, i, items);
    const steps =
      order.orderType === 2
        ? flashSteps(order, { index, salt, level, isFirst: i === 0 }, world)
        : refinedSteps(order, index, salt, world);
    addTask(made, { order, item, items, place: i, steps, level, submitTime });
  });
  return made;
}

interface NewTask {
  order: DemoOrderRow;
  item: SurveyItem;
  items: readonly SurveyItem[];
  place: number;
  steps: readonly AssignStep[];
  level: DangerLevel;
  submitTime: Date;
}

/** Walks the steps of a task through its flow; one that the flow does not have throws. */
function addTask(
  made: DemoTasks,
  { order, item, items, place, steps, level, submitTime }: NewTask,
) {
  const id = seededId(submitTime, `task ${order.id} ${place}`);
  const begun = { taskId: id, orderId: order.id, rightCode: null, content: null };
  made.events.push({
    ...begun,
    number: 1,
    action: 'create',
    statusBefore: null,
    statusAfter: 0,
    userId: null,
    ownerId: null,
    userName: '',
    createTime: submitTime,
  });
  let status: TaskStatus = 0;
  const times: Partial<Record<TaskMove, Date>> = {};
  steps.forEach(({ move, at, by, reason }, i) => {
    const declared = taskFlow.moves[move];
    if (!(declared.from as readonly TaskStatus[]).includes(status))
      throw new Error(`A demo task cannot ${move} from ${status}`);
    const after: TaskStatus = 'to' in declared ? declared.to : status;
    made.events.push({
      ...begun,
      number: i + 2,
      action: move,
      statusBefore: status,
      statusAfter: after,
      userId: by?.id ?? null,
      ownerId: ownerOf(steps.slice(0, i + 1)),
      userName: by?.realname ?? '',
      content: reason ?? null,
      createTime: at,
    });
    status = after;
    times[move] ??= at;
  });
  const submitted = times.submit ?? times.answer ?? null;
  const isUnknown = times.giveUp !== undefined;
  const dangerLevel = submitted ? level : 5;
  made.tasks.push({
    id,
    taskNo: `${order.orderNo}-${String(place + 1).padStart(2, '0')}`,
    orderId: order.id,
    itemCode: item.code,
    itemName: item.name,
    itemNameEn: item.nameEn,
    segIndex: items.slice(0, place + 1).filter(({ code }) => code === item.code).length,
    position: place + 1,
    status,
    result: isUnknown ? 8 : submitted ? resultOf(item, dangerLevel) : null,
    dangerType: item.dangerType,
    dangerLevel,
    dangerReason: LEVEL_REASONS[dangerLevel]?.[place % LEVEL_REASONS[dangerLevel]!.length] ?? null,
    ownerId: ownerOf(steps),
    assignTime: times.assign ?? times.failQuery ?? null,
    startTime: times.start ?? times.query ?? null,
    submitTime: submitted,
    passTime: times.pass ?? null,
    apiStatus:
      order.orderType === 1 ? null : times.failQuery ? 9 : times.answer ? 2 : times.query ? 1 : 0,
    remark: null,
    version: steps.length + 1,
    createdAt: submitTime,
    updatedAt: steps.at(-1)?.at ?? submitTime,
  });
}

/** The person who gets a task is kept with the step, as the one for whom it was made. */
const ownerOf = (steps: readonly AssignStep[]) =>
  steps.find(({ owner }) => owner)?.owner?.id ?? null;

interface AssignStep extends Step {
  owner?: DemoWorker;
}

interface FlashTask {
  index: number;
  salt: number;
  level: DangerLevel;
  /** Whether it is the first of its order: that one is open in an order whose tasks are. */
  isFirst: boolean;
}

/** Milliseconds from the first attempt of a query to its last. */
const ALL_ATTEMPTS = 666_000;

/** Data sources answer a flash check at once. People take over what fails, and review findings. */
function flashSteps(
  { reviewTime, reportTime, cancelTime }: DemoOrderRow,
  { index, salt, level, isFirst }: FlashTask,
  world: TaskWorld,
): AssignStep[] {
  const ended = cancelTime && { move: 'cancel' as const, at: cancelTime, reason: '订单已取消' };
  if (!reviewTime) return ended ? [ended] : [];
  const after = (milliseconds: number) =>
    new Date(
      Math.min(
        reviewTime.getTime() + milliseconds,
        (reportTime ?? cancelTime ?? world.now).getTime(),
      ),
    );
  const steps: AssignStep[] = [{ move: 'query', at: reviewTime }];
  const owner = pick(world.verifiers, index, salt + 1);
  const reviewer = pick(world.reviewers, index, salt + 2);
  const isOpen = !reportTime && isFirst;
  const fate = share(index, salt + 3);
  if (isOpen ? fate < 0.5 : reportTime !== null && fate < 0.04) {
    const at = after(ALL_ATTEMPTS);
    steps.push({ move: 'failQuery', at, owner, reason: '数据源没有返回，转人工处理' });
    if (!reportTime) return ended ? [...steps, ended] : steps;
    const submitted = new Date((at.getTime() + reportTime.getTime()) / 2);
    steps.push({ move: 'submit', at: submitted, by: owner });
    return [...steps, { move: 'pass', at: reportTime, by: reviewer }];
  }
  const at = after(2_000 + Math.floor(fate * 4) * 1_000);
  steps.push({ move: 'answer', at });
  const isFinding = level !== GREEN;
  if (isOpen) return ended ? [...steps, ended] : steps;
  return [
    ...steps,
    isFinding ? { move: 'pass', at: reportTime ?? at, by: reviewer } : { move: 'pass', at },
  ];
}

const GREEN = 4;

/** Progress of tasks of an order in report entry, with weights. */
const PROGRESS = [
  ['pass', 45],
  ['submit', 12],
  ['start', 25],
  ['assign', 12],
  ['giveUp', 3],
  ['giveBack', 3],
] as const;

function refinedSteps(
  order: DemoOrderRow,
  index: number,
  salt: number,
  world: TaskWorld,
): AssignStep[] {
  const { dispatchTime, reviewTime, reportTime, cancelTime, holdType } = order;
  const status: OrderStatus = order.orderStatus;
  const dispatcher = pick(world.dispatchers, index, salt);
  const owner = pick(world.verifiers, index, salt + 1);
  const reviewer = pick(world.reviewers, index, salt + 2);
  const ended = cancelTime && { move: 'cancel' as const, at: cancelTime, reason: '订单已取消' };
  if (!dispatchTime) {
    const isAssigned = status === 30 && share(index, salt + 3) < 0.4;
    const at = new Date((order.submitTime!.getTime() + world.now.getTime()) / 2);
    const steps: AssignStep[] = isAssigned ? [{ move: 'assign', at, by: dispatcher, owner }] : [];
    return ended ? [...steps, ended] : steps;
  }
  const assigned: AssignStep = { move: 'assign', at: dispatchTime, by: dispatcher, owner };
  if (!reviewTime) return ended ? [assigned, ended] : [assigned];

  const end = reportTime ?? cancelTime ?? world.now;
  const atShare = (low: number, high: number, more: number) => {
    const part = between(index, salt + more, low, high);
    const seconds = Math.floor(((end.getTime() - reviewTime.getTime()) * part) / 1_000);
    return new Date(reviewTime.getTime() + seconds * 1_000);
  };
  const goal = reportTime
    ? share(index, salt + 4) < 0.03
      ? 'giveUp'
      : 'pass'
    : holdType === 3 && salt % 20 === 0
      ? 'waitForSource'
      : holdType === 1 && salt % 20 === 0
        ? 'hold'
        : pickWeighted(PROGRESS, index, salt + 4);
  if (goal === 'assign') return ended ? [assigned, ended] : [assigned];
  const steps: AssignStep[] = [assigned, { move: 'start', at: atShare(0.05, 0.3, 5), by: owner }];
  if (goal === 'giveUp' || goal === 'waitForSource' || goal === 'hold') {
    const reasons = goal === 'giveUp' ? GIVE_UP_REASONS : WAIT_REASONS;
    const reason = pick(reasons, index, salt + 6);
    steps.push({ move: goal, at: atShare(0.4, 0.6, 7), by: owner, reason });
  }
  if (goal === 'submit' || goal === 'pass' || goal === 'giveBack')
    steps.push({ move: 'submit', at: atShare(0.4, 0.6, 7), by: owner });
  if (goal === 'pass') steps.push({ move: 'pass', at: atShare(0.7, 0.95, 8), by: reviewer });
  if (goal === 'giveBack')
    steps.push({
      move: 'giveBack',
      at: atShare(0.7, 0.95, 8),
      by: reviewer,
      reason: '请补充核实来源',
    });
  const isOpen = !(goal === 'pass' || goal === 'giveUp');
  return ended && isOpen ? [...steps, ended] : steps;
}

/** The worst task has the level of its order; blue is a small difference, of a claim alone. */
function levelOf(
  { overallDanger, orderNo }: DemoOrderRow,
  { dangerType }: SurveyItem,
  place: number,
  items: readonly SurveyItem[],
): DangerLevel {
  const fitting = items.flatMap((item, i) =>
    overallDanger === 3 && item.dangerType !== 1 ? [] : [i],
  );
  const worst = fitting[Number(orderNo.slice(-4)) % fitting.length];
  return place === worst && !(overallDanger === 3 && dangerType !== 1) && overallDanger !== 5
    ? overallDanger
    : 4;
}

/** 1 consistent · 2 mostly · 3 inconsistent; 4 record found · 5 no record. */
const resultOf = ({ dangerType }: SurveyItem, level: DangerLevel) =>
  dangerType === 2 ? (level === 4 ? 5 : 4) : level === 4 ? 1 : level === 3 ? 2 : 3;
