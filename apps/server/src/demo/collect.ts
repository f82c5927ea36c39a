import {
  collectFlow,
  DAY,
  type CollectMove,
  type CollectStatus,
  type CollectStretch,
  type ProductGroup,
} from '@mingjian/api';
import type { Insertable } from 'kysely';
import { hashOf, seededId } from '../database/ids';
import { askedConsents } from '../features/collect/consents';
import { knownAnswers } from '../features/collect/knownAnswers';
import type {
  CollectConsentTable,
  CollectEventTable,
  CollectFormTable,
  CollectItemTable,
} from '../features/collect/tables';
import { standardItemsOf } from '../features/products/standardItems';
import { standardProducts } from '../features/products/standardProducts';
import type { DemoOrder } from './orders';
import { pick, share } from './pick';
import type { DemoWorker } from './tasks';

/** Forms of orders that are not older than this are there; answers are deleted in time. */
const KEPT = 60 * DAY;

/** Milliseconds that a link works. */
const LINK_FOR = 7 * DAY;

/** The collection form of an order with its items, its course and its consents. */
export interface DemoCollect {
  forms: Insertable<CollectFormTable>[];
  items: Insertable<CollectItemTable>[];
  events: Insertable<CollectEventTable>[];
  consents: Insertable<CollectConsentTable>[];
}

/** People and companies around the forms. */
export interface CollectWorld {
  now: Date;
  companies: ReadonlyMap<string, string>;
  managers: ReadonlyMap<string, DemoWorker>;
}

/** Moves from an invitation to the end, and how far each state of an order is. */
const COURSE = ['invite', 'open', 'identify', 'authorise', 'fill', 'submit', 'pass'] as const;
const SUBMITTED = 6;
const PASSED = 7;

/** Returns the collection form of order `index`; nothing for an order that is too old for one. */
export function demoCollect(
  { order, candidate }: DemoOrder,
  index: number,
  { now, companies, managers }: CollectWorld,
): DemoCollect {
  const made: DemoCollect = { forms: [], items: [], events: [], consents: [] };
  const { acceptTime, submitTime, reviewTime, orderStatus } = order;
  const isOld = !acceptTime || now.getTime() - acceptTime.getTime() > KEPT;
  if (isOld || orderStatus < 20) return made;
  const product = standardProducts.find(({ id }) => id === order.productId)!;
  const { itemList, collectItems } = standardItemsOf(product.productCode);
  const groups = JSON.parse(itemList) as ProductGroup[];
  const collected = new Set(JSON.parse(collectItems) as string[]);
  const steps = reviewTime ? PASSED : submitTime ? SUBMITTED : Math.floor(share(index, 500) * 6);
  const times = timesOf(steps, { acceptTime, submitTime, reviewTime, now });
  const status = stateAfter(steps);
  const id = seededId(acceptTime, `collect ${index}`);
  const manager = managers.get(order.pmId ?? '');
  const at = (move: CollectMove) => times[COURSE.indexOf(move as (typeof COURSE)[number])] ?? null;
  const invitedAt = at('invite');
  const progress =
    steps >= SUBMITTED ? 100 : steps === 5 ? 40 + Math.floor(share(index, 501) * 50) : 0;
  made.forms.push({
    id,
    orderId: order.id,
    candidateId: order.candidateId,
    companyId: order.companyId,
    formVersion: `${product.productCode}.1`,
    status,
    inviteChannel: invitedAt ? 1 : 4,
    sendCount: invitedAt ? 1 : 0,
    sentAt: invitedAt,
    messageId: null,
    linkExpiresAt: invitedAt && new Date(invitedAt.getTime() + LINK_FOR),
    undeliverable: steps === 1 && share(index, 502) < 0.15 ? '号码不存在' : null,
    remindFrom: null,
    language: 'zh',
    openedAt: at('open'),
    identifiedAt: at('identify'),
    authorisedAt: at('authorise'),
    firstSavedAt: at('fill'),
    submittedAt: at('submit'),
    passedAt: at('pass'),
    progress,
    refuseReason: null,
    createdAt: acceptTime,
    updatedAt: times.at(-1) ?? acceptTime,
  });
  const course: { action: CollectMove | 'create'; at: Date }[] = [
    { action: 'create', at: acceptTime },
    ...times.map((time, step) => ({ action: COURSE[step]!, at: time })),
  ];
  let before: CollectStatus | null = null;
  course.forEach(({ action, at: createTime }, step) => {
    const after: CollectStatus = action === 'create' ? 0 : stateOf(action);
    const isStaff = action === 'create' || action === 'invite' || action === 'pass';
    made.events.push({
      formId: id,
      orderId: order.id,
      number: step + 1,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: isStaff && action !== 'create' ? 'orders.manage' : null,
      userId: isStaff ? (manager?.id ?? null) : null,
      userName: isStaff ? (manager?.realname ?? '') : order.candidateName,
      content: null,
      createTime,
    });
    before = after;
  });
  groups
    .filter(({ groupCode }) => collected.has(groupCode))
    .forEach((group, position) => {
      const answers = steps >= 5 ? answersOf(group, candidate, index) : [];
      made.items.push({
        id: seededId(acceptTime, `collect ${index} ${group.groupCode}`),
        formId: id,
        groupCode: group.groupCode,
        name: group.table,
        nameEn: group.tableEn,
        position: position + 1,
        status: steps >= PASSED ? 4 : steps >= SUBMITTED ? 2 : answers.length > 0 ? 1 : 0,
        fields: JSON.stringify(group.dataForm.filter(({ isOpen }) => isOpen === 1)),
        dataForm: JSON.stringify(answers),
        files: '[]',
        returnReason: null,
        returned: '[]',
        previousData: null,
        savedAt: answers.length > 0 ? (at('fill') ?? null) : null,
      });
    });
  const authorisedAt = at('authorise');
  if (authorisedAt) {
    const asked = askedConsents(
      groups.map((group) => ({ ...group, isCollected: collected.has(group.groupCode) })),
      companies.get(order.companyId) ?? '',
      'zh',
    );
    made.consents.push(
      ...asked.map(({ key, kind, groupCode, title, content, version }) => ({
        id: seededId(authorisedAt, `consent ${index} ${key}`),
        formId: id,
        kind,
        groupCode,
        state: 'given' as const,
        title,
        text: content,
        textVersion: version,
        textHash: hashOf(content),
        language: 'zh' as const,
        method: 'drawn',
        address: `203.0.113.${(index % 250) + 1}`,
        agent: 'MicroMessenger',
        createdAt: authorisedAt,
      })),
    );
  }
  return made;
}

const stateOf = (move: CollectMove): CollectStatus => {
  const { to } = collectFlow.moves[move] as { to?: CollectStatus };
  return to!;
};

const stateAfter = (steps: number): CollectStatus =>
  steps === 0 ? 0 : stateOf(COURSE[steps - 1]!);

interface Known {
  acceptTime: Date;
  submitTime: Date | null;
  reviewTime: Date | null;
  now: Date;
}

/** Returns the times of the steps, evenly between those that the order has. */
function timesOf(steps: number, { acceptTime, submitTime, reviewTime, now }: Known): Date[] {
  const end = submitTime ?? now;
  const first = acceptTime.getTime();
  const span = Math.max(end.getTime() - first, 0);
  const parts = submitTime ? SUBMITTED : steps + 1;
  return Array.from({ length: steps }, (_, step) =>
    step === PASSED - 1
      ? reviewTime!
      : step === SUBMITTED - 1
        ? submitTime!
        : new Date(Math.floor((first + (span * (step + 1)) / parts) / 1_000) * 1_000),
  );
}

const REFEREES = ['陈立', '王晓东', '赵敏', '李文博'];

/** Returns the answers of a group, from what the demo knows of the candidate. */
function answersOf(
  { groupCode }: ProductGroup,
  candidate: Parameters<typeof knownAnswers>[1] & { idCardNo: string },
  index: number,
): CollectStretch[] {
  const known = knownAnswers(groupCode, candidate);
  if (groupCode === 'identity')
    return known.map((stretch) => ({ ...stretch, 'identity.idNo': candidate.idCardNo }));
  if (groupCode === 'employment')
    return known.map((stretch, place) => ({
      ...stretch,
      'employment.leaveReason': '1',
      ...(place === known.length - 1 && { doNotContact: true }),
    }));
  if (groupCode === 'interview')
    return [
      {
        'interview.refName': pick(REFEREES, index, 503),
        'interview.refRelation': '1',
        'interview.refCompany': '上海远景贸易有限公司',
        'interview.refPhone': '13900000512',
        'interview.refEmail': share(index, 504) < 0.3 ? 'referee@qq.com' : 'hr@example.com',
      },
    ];
  return known;
}
