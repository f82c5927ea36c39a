import {
  beijingDay,
  CHINA_HOLIDAYS,
  DAY,
  dueTime,
  workCalendarOf,
  type DangerLevel,
  type OrderStatus,
  type Stretch,
} from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { CandidateTable } from '../features/candidates/tables';
import type { OrderTable } from '../features/orders/tables';
import { stopsClock } from '../features/orders/orderHolds';
import { historyOf } from './histories';
import { demoHolds, holdAt, type DemoHolds, type Hold } from './holds';
import { unassignedIdCardNo, personName, unassignedMobile } from './names';
import { between, pick, pickWeighted, share } from './pick';
import { standardProducts } from '../features/products/standardProducts';
import { productWeights } from './products';
import { demoRegions } from './regions';
import {
  isWeekend,
  statementPaidAt,
  type Timeline,
  timelineOf,
  type TimelineOptions,
} from './timeline';
import { CANCEL_REASONS, END_REASONS, POSITIONS, REMARKS } from './words';

const SPAN = 730;

/** A company as orders refer to it. */
export interface DemoClient {
  id: string;
  name: string;
  shortName: string;
  managerId: string;
  /** Whether it pays by monthly statement, not in advance. */
  paysLater: boolean;
  userIds: readonly string[];
}

/** Context that all demo orders share. */
export interface DemoWorld {
  count: number;
  /** The present moment of the demo. Nothing is later. */
  now: Date;
  clients: readonly DemoClient[];
  pmIds: readonly string[];
  /** When each order was placed, oldest first; from `placedTimes`. */
  placed: Float64Array;
}

/** Cost centres of clients that bill their departments. */
const COST_CENTERS = ['CC-100 总部', 'CC-210 研发', 'CC-320 销售', 'CC-410 生产', 'CC-530 物流'];

/** Holidays as installed. */
const WORK_CALENDAR = workCalendarOf(CHINA_HOLIDAYS);

/** An order as the demo stores it. */
export type DemoOrderRow = { clientPoNo: string | null; costCenter: string | null } & Omit<
  OrderTable,
  | 'clientPoNo'
  | 'costCenter'
  | 'waitsFor'
  | 'slaClock'
  | 'delivery'
  | 'etaAt'
  | 'etaChangedCount'
  | 'authMode'
  | 'cityCodes'
  | 'consigneeName'
  | 'customValues'
  | 'reduceAmount'
  | 'statementId'
>;

/** An order with its candidate, its holds and the changes of its due time. */
export interface DemoOrder extends DemoHolds {
  order: DemoOrderRow;
  candidate: Insertable<CandidateTable>;
}

/** Returns order `index` of the world; the last is the newest. */
export function demoOrder(index: number, world: DemoWorld): DemoOrder {
  const orderTime = new Date(world.placed[index]!);
  const product = standardProducts[pickWeighted(productWeights, index, 1)]!;
  // Early companies order more: the square leans to the front.
  const clientIndex = Math.floor(share(index, 2) ** 2 * world.clients.length);
  const client = world.clients[clientIndex]!;
  const candidate = candidateOf(index, client, orderTime);
  const urgentFlag = share(index, 3) < 0.12 ? 1 : 0;
  const slaDays = urgentFlag ? Math.ceil(product.slaDays / 2) : product.slaDays;
  const { status, times, hold, cancelTime } = progressOf(
    index,
    orderTime,
    {
      isFlash: product.orderType === 2,
      slaDays,
      settledAt: (finished) => statementPaidAt(finished, clientIndex, client.paysLater),
    },
    world.now,
  );
  const [acceptTime = null, submitTime = null, dispatchTime = null, reviewTime = null] = times;
  const [
    reportTime = null,
    kpiTime = null,
    issueTime = null,
    finishTime = null,
    settleTime = null,
  ] = times.slice(4);
  const isHeld = hold?.to === null;
  const pauses = pausesOf(hold, submitTime);
  const orderNo = `MJ${beijingDay(orderTime).replaceAll('-', '')}${String(index + 1).padStart(7, '0')}`;

  const order: DemoOrderRow = {
    id: seededId(orderTime, `order ${index}`),
    orderNo,
    orderType: product.orderType,
    orderStatus: status,
    companyId: client.id,
    signingEntity: share(index, 4) < 0.85 ? client.name : `${client.shortName}人力资源服务有限公司`,
    productId: product.id,
    candidateId: candidate.id,
    candidateName: candidate.name,
    orderedBy: pick(client.userIds, index, 5),
    position: pick(POSITIONS, index, 6),
    city: pick(demoRegions, index, 7).city,
    urgentFlag,
    holdType: isHeld ? hold.holdType : 0,
    waitsSince: isHeld ? hold.from : (cancelTime ?? times.at(-1) ?? orderTime),
    overallDanger: dangerOf(index, status, product.orderType === 2),
    pmId: acceptTime
      ? share(index, 8) < 0.7
        ? client.managerId
        : pick(world.pmIds, index, 9)
      : null,
    orderTime,
    acceptTime,
    submitTime,
    dispatchTime,
    reviewTime,
    reportTime,
    kpiTime,
    issueTime,
    finishTime,
    settleTime,
    cancelTime,
    slaDueAt: submitTime && dueTime(WORK_CALENDAR, { start: submitTime, days: slaDays, pauses }),
    amount: urgentFlag ? product.price * 1.5 : product.price,
    remark: share(index, 10) < 0.55 ? null : pick(REMARKS, index, 11),
    cancelReason:
      status === -10
        ? pick(CANCEL_REASONS, index, 12)
        : status === -20
          ? pick(END_REASONS, index, 12)
          : null,
    authUrl: submitTime ? `/authorisations/${orderNo}.txt` : null,
    costCenter: share(index, 80) < 0.4 ? pick(COST_CENTERS, index, 81) : null,
    clientPoNo:
      share(index, 82) < 0.3 ? `PO-${Math.floor(between(index, 83, 10_000, 99_999))}` : null,
    cancelFee: null as unknown as OrderTable['cancelFee'],
    productVersion: 1 as unknown as OrderTable['productVersion'],
    disputeStatus: 0 as unknown as OrderTable['disputeStatus'],
    version: (times.length + 1) as unknown as OrderTable['version'],
  };
  return {
    order,
    candidate: { ...candidate, ...progressOfCandidate(order) },
    ...demoHolds(order, hold, { index, days: slaDays, calendar: WORK_CALENDAR }),
  };
}

/** Returns the pause of the clock that is over, if there was one. */
function pausesOf(hold: Hold | undefined, submitTime: Date | null): Stretch[] {
  const { from, to = null, holdType } = hold ?? {};
  return submitTime && from && from >= submitTime && to && stopsClock(holdType!)
    ? [{ from, to }]
    : [];
}

/** Returns when each of `count` orders is placed, oldest first, so that their numbers follow. */
export function placedTimes(world: Pick<DemoWorld, 'count' | 'now'>): Float64Array {
  return Float64Array.from({ length: world.count }, (_, index) => placedAt(index, world)).sort();
}

/** Orders grow towards today, and few are placed on weekends. */
function placedAt(index: number, { count, now }: Pick<DemoWorld, 'count' | 'now'>) {
  const daysAgo = Math.max(
    0,
    SPAN * (1 - ((index + 0.5) / count) ** (1 / 1.8)) + between(index, 23, -1.5, 1.5),
  );
  const midnight =
    Math.floor((now.getTime() + 8 * 3_600_000) / DAY - daysAgo) * DAY - 8 * 3_600_000;
  const day = isWeekend(midnight) && share(index, 20) < 0.8 ? midnight - 2 * DAY : midnight;
  const time = day + Math.floor(between(index, 21, 8.5, 19) * 3_600) * 1_000;
  const latest = now.getTime() - Math.floor(between(index, 22, 60, 3_600)) * 1_000;
  return time < now.getTime() ? time : latest;
}

/**
 * Who has been asked has agreed by the time of submitting; everything is deleted two years after
 * the order is finished.
 */
function progressOfCandidate({ position, acceptTime, submitTime, finishTime }: DemoOrderRow) {
  const finished = finishTime && beijingDay(finishTime);
  return {
    position,
    authStatus: submitTime ? 2 : acceptTime ? 1 : 0,
    realnameStatus: submitTime ? 2 : 0,
    deleteDueDate:
      finished &&
      `${Number(finished.slice(0, 4)) + 2}${finished.slice(4)}`.replace('-02-29', '-02-28'),
  } satisfies Partial<Insertable<CandidateTable>>;
}

function candidateOf(index: number, client: DemoClient, createdAt: Date) {
  const idCardNo = unassignedIdCardNo(pick(demoRegions, index, 50).code, index, 51);
  const gender = Number(idCardNo[16]) % 2 === 1 ? 1 : 2;
  return {
    id: seededId(createdAt, `candidate ${index}`),
    companyId: client.id,
    name: personName(index, 30, gender),
    mobile: unassignedMobile(index, 40),
    email: `candidate${index + 1}@mail.example`,
    idCardNo,
    birthDate: `${idCardNo.slice(6, 10)}-${idCardNo.slice(10, 12)}-${idCardNo.slice(12, 14)}`,
    gender,
    nationality: '中国',
    ...historyOf(index, Number(idCardNo.slice(6, 10)), createdAt.getUTCFullYear()),
    createdAt,
    updatedAt: createdAt,
  } satisfies Insertable<CandidateTable>;
}

interface Progress {
  status: OrderStatus;
  /** When the steps were done, as far as they are. */
  times: Date[];
  hold: Hold | undefined;
  cancelTime: Date | null;
}

/** Returns how far an order has come by `now`. */
function progressOf(index: number, placed: Date, options: TimelineOptions, now: Date): Progress {
  const isRecent = now.getTime() - placed.getTime() < 20 * DAY;
  if (isRecent && share(index, 60) < 0.04)
    return { status: 0, times: [], hold: undefined, cancelTime: null };
  const timeline = timelineOf(index, placed, options);
  const { end, stuck } = timeline;
  const times = doneBy(now, timeline);
  if (end && times.length === end.step - 1 && end.at <= now)
    return { status: end.status, times, hold: undefined, cancelTime: end.at };
  const step = times.length + 1;
  const status = (times.length === 9 ? 100 : step * 10) as OrderStatus;
  const hold = stuck && holdAt({ index, placed, times, now }, stuck);
  return { status, times, hold, cancelTime: null };
}

function doneBy(now: Date, { done, end }: Timeline) {
  const open = done.findIndex((time) => time > now);
  const count = open === -1 ? done.length : open;
  return done.slice(0, end ? Math.min(count, end.step - 1) : count);
}

/**
 * The verdict, once the report is entered: red 3, yellow 7, blue 10, green 80 of a hundred reports;
 * partial reports often have none. Blue is a small difference: a record is there or it is not.
 */
function dangerOf(index: number, status: OrderStatus, isFlash: boolean): DangerLevel {
  if (status !== -20 && status < 60) return 5;
  if (status === -20 && share(index, 70) < 0.4) return 5;
  const level = pickWeighted(
    [
      [4, 80],
      [3, 10],
      [2, 7],
      [1, 3],
    ] as const,
    index,
    71,
  );
  return isFlash && level === 3 ? 4 : level;
}
