import {
  beijingDay,
  DAY,
  type MessageLanguage,
  type MessageScene,
  type OutboxChannel,
  type TemplateValues,
} from '@mingjian/api';
import { seededId } from '../database/ids';
import { filledTexts } from '../features/messages/queueScene';
import { standardTemplate } from '../features/messages/standardTemplates';
import { CHANNELS, textsOf } from '../features/messages/templateFor';
import { pick, pickWeighted, share } from './pick';

/** The part of an order that its messages need. */
export interface DemoMessageOrder {
  id: string;
  orderNo: string;
  companyId: string;
  companyName: string;
  candidateId: string;
  candidateName: string;
  mobile: string;
  email: string | null;
  position: string;
  productName: string;
  orderTime: Date;
  slaDueAt: Date | null;
  pmId: string;
  pmName: string;
  pmPhone: string | null;
  /** The main account of the client. */
  client: { id: string; name: string; phone: string | null; email: string | null };
}

/** Rows of both tables. */
export interface DemoMessages {
  outbox: object[];
  tries: object[];
}

type Kind = readonly [scene: MessageScene, receiverType: 1 | 2 | 3];

const KINDS: readonly (readonly [Kind, number])[] = [
  [['candidateInvite', 1], 8],
  [['candidateReminder', 1], 5],
  [['candidateReturned', 1], 3],
  [['candidatePassed', 1], 3],
  [['signInvite', 1], 3],
  [['orderAccepted', 2], 4],
  [['delayApproved', 2], 2],
  [['reportIssued', 2], 4],
  [['consentWithdrawn', 2], 1],
  [['undeliverable', 3], 2],
  [['free', 1], 2],
];

const REASONS = ['毕业证书照片不清晰', '请补充离职证明', '第二段经历缺少结束月份'];

/** Problems that gateways and mail servers report. */
const PROBLEMS: Readonly<Record<'sms' | 'email', readonly string[]>> = {
  sms: ['The SMS gateway responded 503.', 'The SMS gateway responded 400.'],
  email: ['550 Mailbox unavailable', '451 Temporary local problem'],
};

/** Milliseconds from the first attempt to each of the five. */
const ATTEMPTS = [0, 30_000, 150_000, 750_000, 2_550_000];

/** Returns messages about orders in every state, one for each order, and their attempts. */
export function demoMessages(orders: readonly DemoMessageOrder[], now: Date): DemoMessages {
  const made = orders.map((order, index) => demoMessage(order, index, now));
  return { outbox: made.map(({ row }) => row), tries: made.flatMap(({ tries }) => tries) };
}

function demoMessage(order: DemoMessageOrder, index: number, now: Date) {
  const [scene, receiverType] = pickWeighted(KINDS, index, 900);
  const status = statusOf(index, receiverType);
  const channel: OutboxChannel =
    receiverType === 3 ? 'notice' : share(index, 901) < 0.6 ? 'sms' : 'email';
  const language: MessageLanguage = share(index, 902) < 0.12 ? 'en' : 'zh';
  const createdAt = createdTime(order, index, status, now);
  const texts = textsOf(
    { ...standardTemplate(scene, CHANNELS[channel]), templateId: null },
    language,
  );
  const filled = filledTexts({ channel, values: valuesOf(order, index) }, texts);
  const tries = triesOf(status, channel, index);
  const problem = status === 2 || tries > 1 ? problemOf(channel, index) : null;
  const id = seededId(createdAt, `message ${index}`);
  const isOver = status === 1 && filled.hasSecret;
  const row = {
    id,
    channel,
    kind: scene,
    recipient: recipientOf(order, receiverType, channel),
    subject: filled.subject,
    content: isOver ? null : filled.content,
    html: isOver ? null : filled.html,
    shownContent: filled.shown,
    expiresAt: filled.hasSecret ? new Date(createdAt.getTime() + 10 * DAY) : null,
    status,
    tries,
    problem: status === 1 ? null : problem,
    createdAt,
    nextTryAt: status === 0 ? new Date(now.getTime() + (5 + index) * 60_000) : createdAt,
    sentAt: status === 1 ? new Date(createdAt.getTime() + ATTEMPTS[Math.max(0, tries - 1)]!) : null,
    orderId: order.id,
    companyId: order.companyId,
    templateId: `${scene}.${channel}`,
    receiverType,
    candidateId: receiverType === 1 ? order.candidateId : null,
    userId: receiverType === 1 ? null : receiverType === 2 ? order.client.id : order.pmId,
    authorId: scene === 'free' ? order.pmId : null,
    language,
    ...texts.quiet,
  };
  return {
    row,
    tries: demoTries({ id, recipient: row.recipient, createdAt, status, tries, problem }),
  };
}

/** 0 waits, 1 sent, 2 failed, 3 stored only. The newest wait. */
function statusOf(index: number, receiverType: number): 0 | 1 | 2 | 3 {
  if (receiverType === 3) return 1;
  if (index < 5) return 0;
  return pickWeighted(
    [
      [1, 22],
      [2, 2],
      [3, 1],
    ] as const,
    index,
    903,
  );
}

function createdTime({ orderTime }: DemoMessageOrder, index: number, status: number, now: Date) {
  if (status === 0) return new Date(now.getTime() - (index + 2) * 60_000);
  const after = orderTime.getTime() + (0.1 + share(index, 904)) * 3_600_000;
  return new Date(
    Math.floor(Math.min(after, now.getTime() - (20 + index) * 60_000) / 1_000) * 1_000,
  );
}

function triesOf(status: number, channel: OutboxChannel, index: number) {
  if (channel === 'notice' || status === 3) return 0;
  if (status === 2) return ATTEMPTS.length;
  return share(index, 905) < 0.2 || (status === 0 && index % 2 === 0) ? 2 : Number(status === 1);
}

const problemOf = (channel: OutboxChannel, index: number) =>
  channel === 'notice' ? null : pick(PROBLEMS[channel], index, 906);

function recipientOf(order: DemoMessageOrder, receiverType: number, channel: OutboxChannel) {
  const { client, mobile, email, pmName } = order;
  if (channel === 'notice') return receiverType === 3 ? pmName : client.name;
  const person = receiverType === 1 ? { phone: mobile, email } : client;
  const address = channel === 'sms' ? person.phone : person.email;
  return address ?? (channel === 'sms' ? '15400000000' : 'nobody@example.com');
}

function valuesOf(order: DemoMessageOrder, index: number): TemplateValues {
  return {
    candidateName: order.candidateName,
    companyName: order.companyName,
    position: order.position,
    orderNo: order.orderNo,
    productName: order.productName,
    dueDate: beijingDay(order.slaDueAt ?? new Date(order.orderTime.getTime() + 9 * DAY)),
    link: `https://mingjian.example/c/${seededId(order.orderTime, `link ${index}`).slice(10)}`,
    days: 3 + Math.floor(share(index, 907) * 5),
    reason: pick(REASONS, index, 908),
    officerName: order.pmName,
    officerPhone: order.pmPhone ?? '',
    receiver: `${order.mobile.slice(0, 3)}****${order.mobile.slice(-4)}`,
  };
}

interface TriedMessage {
  id: string;
  recipient: string;
  createdAt: Date;
  status: number;
  tries: number;
  problem: string | null;
}

/** Returns the attempts of a message: all but the last of a sent one have failed. */
export function demoTries({ id, recipient, createdAt, status, tries, problem }: TriedMessage) {
  return Array.from({ length: tries }, (_, index) => {
    const startedAt = new Date(createdAt.getTime() + ATTEMPTS[index]!);
    const isSent = status === 1 && index === tries - 1;
    return {
      id: seededId(startedAt, `${id} ${index}`),
      outboxId: id,
      number: index + 1,
      recipient,
      startedAt,
      endedAt: new Date(startedAt.getTime() + 1_000),
      result: isSent ? 1 : 2,
      problem: isSent ? null : problem,
    };
  });
}
