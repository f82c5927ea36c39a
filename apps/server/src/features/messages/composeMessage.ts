import {
  beijingDay,
  TEXT_RULES,
  type InputOf,
  type MessageChannel,
  type MessageLanguage,
  type messages,
  type SceneValues,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure, orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { say } from '../../texts';
import type { AnyMessage } from './queueScene';
import { CHANNEL_NAMES, textsOf, type SceneTexts } from './templateFor';
import { NIGHT, NO_QUIET } from './standardTemplates';
import { signNames } from './templateResource';
import { messageTexts } from './texts';

type Draft = InputOf<typeof messages.save>;

/** A free message, ready to be sent. */
export interface ComposedMessage {
  message: AnyMessage;
  texts: SceneTexts;
  receiverName: string;
}

/** Reads a draft of a free message: its order, its receiver and its texts. */
export async function composeMessage(
  draft: Draft,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<ComposedMessage> {
  const channel = draft.channel as MessageChannel;
  const { language } = draft;
  const order = draft.orderId ? await orderOf(draft.orderId, language, caller, db) : undefined;
  const receiver = await receiverOf(draft, order, caller, db);
  const texts = await textsOfDraft(draft, caller, db);
  const refuse = (field: string, wording: Parameters<typeof messageTexts>[0]) =>
    inputFailure([[field, messageTexts(wording)]], caller.language);
  const recipient = { 1: receiver.phone, 2: receiver.email, 3: receiver.name }[channel];
  if (!recipient)
    throw refuse('channel', (t) =>
      channel === 1 ? t.noMobile(receiver.name) : t.noEmail(receiver.name),
    );
  return {
    receiverName: receiver.name,
    texts,
    message: {
      scene: 'free',
      channel: CHANNEL_NAMES[channel],
      language,
      recipient,
      values: order?.values ?? {},
      orderId: order?.id,
      authorId: caller.userId,
      ...(draft.receiverType === 1
        ? { receiverType: 1, receiverId: receiver.id }
        : { receiverType: draft.receiverType as 2 | 3, receiverId: receiver.id }),
    },
  };
}

interface DraftOrder {
  id: string;
  companyId: string;
  candidate: Receiver;
  /** The account of the client that ordered, else its main account. */
  orderedBy: string | null;
  values: SceneValues<'free'>;
}

interface Receiver {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
}

async function orderOf(
  orderId: string,
  language: MessageLanguage,
  caller: Caller,
  db: Db,
): Promise<DraftOrder> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('candidates as candidate', 'candidate.id', 'orders.candidateId')
    .innerJoin('companies as company', 'company.id', 'orders.companyId')
    .innerJoin('products as product', 'product.id', 'orders.productId')
    .leftJoin('users as officer', 'officer.id', 'orders.pmId')
    .select(['orders.id', 'orders.companyId', 'orderNo', 'orders.position', 'slaDueAt'])
    .select(['candidateId', 'candidateName', 'candidate.mobile', 'candidate.email'])
    .select((eb) =>
      eb
        .selectFrom('users as own')
        .select('own.id')
        .whereRef('own.companyId', '=', 'orders.companyId')
        .where('own.status', '=', 1)
        .orderBy((order) => order('own.id', '=', order.ref('orders.orderedBy')), 'desc')
        .orderBy('own.mainFlag', 'desc')
        .orderBy('own.id')
        .limit(1)
        .as('orderedBy'),
    )
    .select(['company.name as companyName', 'product.name as productName'])
    .select(['product.nameEn as productNameEn'])
    .select(['officer.realname as officerName', 'officer.phone as officerPhone'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const { candidateName, companyName, position, orderNo, slaDueAt } = order;
  const { candidateId, mobile, email } = order;
  return {
    id: order.id,
    companyId: order.companyId,
    orderedBy: order.orderedBy,
    candidate: { id: candidateId, name: candidateName, phone: mobile, email },
    values: {
      candidateName,
      companyName,
      position,
      orderNo,
      productName: (language === 'en' && order.productNameEn) || order.productName,
      dueDate: slaDueAt ? beijingDay(slaDueAt) : '',
      officerName: order.officerName ?? '',
      officerPhone: order.officerPhone ?? '',
    },
  };
}

/** Returns the receiver of a draft: the candidate of its order, or an account. */
async function receiverOf(
  { receiverType, receiverId, channel }: Draft,
  order: DraftOrder | undefined,
  { language }: Caller,
  db: Db,
): Promise<Receiver> {
  if (receiverType !== 3 && !order)
    throw inputFailure([['orderId', messageTexts((t) => t.noOrder)]], language);
  if (receiverType === 1) {
    if (channel === 3)
      throw inputFailure([['channel', messageTexts((t) => t.noCandidateNotice)]], language);
    return order!.candidate;
  }
  const personId = receiverId || (receiverType === 2 ? order!.orderedBy : null);
  if (!personId) throw inputFailure([['receiverId', messageTexts((t) => t.noReceiver)]], language);
  const person = await db
    .selectFrom('users')
    .select(['id', 'realname as name', 'phone', 'email', 'companyId'])
    .where('id', '=', personId)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (!person) throw inputFailure([['receiverId', say((t) => t.notExisting)]], language);
  const { companyId, ...receiver } = person;
  if (companyId !== (receiverType === 2 ? order!.companyId : null))
    throw inputFailure([['receiverId', messageTexts((t) => t.foreignReceiver)]], language);
  return receiver;
}

/** Returns the texts of a draft: typed ones, or those of a free template. */
async function textsOfDraft(draft: Draft, { language }: Caller, db: Db): Promise<SceneTexts> {
  const { templateCode, channel, subject, content } = draft;
  if (!templateCode) {
    const problems = [
      ...(channel !== 1 && !subject
        ? [['subject', messageTexts((t) => t.noSubject)] as const]
        : []),
      ...(content ? [] : [['content', messageTexts((t) => t.noText)] as const]),
    ];
    if (problems.length > 0) throw inputFailure(problems, language);
    const isSms = channel === 1;
    return {
      templateId: null,
      subject: subject || firstLine(content!),
      content: content!,
      html: null,
      signName: isSms ? ((await signNames(db))[0] ?? null) : null,
      quiet: isSms && draft.receiverType !== 3 ? NIGHT : NO_QUIET,
    };
  }
  const template = await db
    .selectFrom('messageTemplates')
    .selectAll()
    .where('code', '=', templateCode)
    .where('scene', '=', 'free')
    .where('channel', '=', channel as MessageChannel)
    .where('enabled', '=', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!template) throw inputFailure([['templateCode', messageTexts((t) => t.notFree)]], language);
  return textsOf({ ...template, templateId: template.id }, draft.language);
}

/** Most characters of the subject that a text message has in lists. */
const MOST_SUBJECT = 40;
const firstLine = (content: string) => content.split('\n')[0]!.slice(0, MOST_SUBJECT);

/** Whether an address fits a channel. */
export const fitsChannel = (address: string, channel: string): boolean =>
  TEXT_RULES[channel === 'email' ? 'email' : 'tel'].accepts(address);
