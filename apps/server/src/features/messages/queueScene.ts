import {
  filledHtml,
  filledText,
  SECRET_VARIABLES,
  shownValues,
  signedText,
  URGENT_SCENES,
  type MessageLanguage,
  type MessageScene,
  type MessageVariable,
  type OutboxChannel,
  type SceneValues,
  type TemplateValues,
} from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { storeNotice } from '../notices/sendNotice';
import { queueMessage } from '../outbox/queueMessage';
import { CHANNELS, templateFor, type SceneTexts } from './templateFor';

/** The receiver of a message. */
export type MessageReceiver =
  /** `receiverId` is the id of a candidate. */
  | { receiverType: 1; receiverId: string }
  /** 2 client, 3 staff: `receiverId` is the id of an account, for notices always. */
  | { receiverType: 2 | 3; receiverId?: string | undefined };

/** A message of an occasion, with the values of its variables. */
export type SceneMessage<Scene extends MessageScene> = AnyMessage & {
  scene: Scene;
  values: SceneValues<Scene>;
};

/** A message of any occasion. */
export type AnyMessage = MessageReceiver & {
  scene: MessageScene;
  channel: OutboxChannel;
  /** E-mail address or mobile number; a notice goes to the account of its receiver. */
  recipient?: string | undefined;
  language: MessageLanguage;
  values: TemplateValues;
  orderId?: string | undefined;
  /** The company that it concerns. @default that of the order, or of the receiver */
  companyId?: string | undefined;
  /** Variables whose values only the receiver may read, beside links. */
  secret?: readonly MessageVariable[] | undefined;
  /** When a secret in it ends. @default ten days later, for a text with a secret */
  expiresAt?: Date | undefined;
  /** The member of staff who sends it. @default the product itself */
  authorId?: string | undefined;
};

/** Services that send messages of occasions. */
export type SceneServices = Pick<Backend, 'db' | 'now' | 'outbox'>;

/** Milliseconds until the text of a message with a secret is removed, unless it is sent before. */
const SECRET_FOR = 10 * 86_400_000;
/** Most characters of the title of a notice. */
const MOST_TITLE = 200;
/** Type of a notice of the product itself about an order. */
const ORDER_NOTICE = 2;

/**
 * Stores a message of an occasion in the caller's transaction and returns its id in the outbox. Its
 * text is that of the enabled template, or the standard one. Wake the outbox after the commit.
 */
export async function queueScene<Scene extends MessageScene>(
  message: SceneMessage<Scene>,
  services: SceneServices,
): Promise<string> {
  const { scene, channel, language } = message;
  const texts = await templateFor(scene, CHANNELS[channel], language, services.db);
  return queueTexts(message, texts, services);
}

/** Stores a message with given texts, filled with its values, and returns its id. */
export async function queueTexts(
  message: AnyMessage,
  texts: SceneTexts,
  services: SceneServices,
): Promise<string> {
  const { scene, channel, language, receiverType, receiverId, orderId, authorId } = message;
  const { db, now } = services;
  const filled = filledTexts(message, texts);
  const companyId = message.companyId ?? (await companyOf(message, db));
  const isCandidate = receiverType === 1;
  const noticeId =
    channel === 'notice'
      ? (
          await storeNotice(
            {
              orderId: orderId ?? null,
              companyId,
              noticeType: ORDER_NOTICE,
              title: filled.subject.slice(0, MOST_TITLE),
              content: filled.shown,
              fromUser: authorId ?? null,
              remark: null,
            },
            { targets: [receiverId!] },
            services,
          )
        ).id
      : undefined;
  return queueMessage(
    {
      channel,
      kind: scene,
      recipient: channel === 'notice' ? await nameOf(receiverId!, db) : (message.recipient ?? null),
      subject: filled.subject,
      content: filled.content,
      expiresAt:
        message.expiresAt ??
        (filled.hasSecret ? new Date(now().getTime() + SECRET_FOR) : undefined),
      email: filled.html === null ? undefined : { html: filled.html },
      about: {
        orderId: orderId ?? null,
        companyId,
        receiverType,
        candidateId: isCandidate ? receiverId : null,
        userId: isCandidate ? null : (receiverId ?? null),
        authorId: authorId ?? null,
        templateId: texts.templateId,
        language,
        shownContent: filled.shown,
      },
      quiet: URGENT_SCENES.includes(scene) ? undefined : texts.quiet,
      noticeId,
    },
    services,
  );
}

/** Texts of a message with the values of its variables. */
export interface FilledTexts {
  subject: string;
  content: string;
  html: string | null;
  /** The content with `…` in place of secret values. */
  shown: string;
  hasSecret: boolean;
}

/** Returns the texts of a message with its values. */
export function filledTexts(
  { channel, values, secret = [] }: Pick<AnyMessage, 'channel' | 'secret' | 'values'>,
  { subject, content, html, signName }: SceneTexts,
): FilledTexts {
  const hidden = shownValues(values, [...SECRET_VARIABLES, ...secret]);
  const sign = channel === 'sms' ? signName : null;
  const plain = signedText(filledText(content, values), sign);
  const shown = signedText(filledText(content, hidden), sign);
  return {
    subject: filledText(subject, hidden),
    content: plain,
    html: channel === 'email' && html !== null ? filledHtml(html, values) : null,
    shown,
    hasSecret: plain !== shown,
  };
}

/** Messages of an order to count. */
export interface SentCount {
  orderId: string;
  scene: MessageScene | readonly MessageScene[];
  channel?: OutboxChannel | undefined;
  /** @default from the beginning */
  since?: Date | undefined;
}

/** Returns how many messages of an occasion were sent, wait, or are stored, about an order. */
export async function countSent(
  { orderId, scene, channel, since }: SentCount,
  { db }: Pick<Backend, 'db'>,
): Promise<number> {
  const scenes = typeof scene === 'string' ? [scene] : scene;
  const { count } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('orderId', '=', orderId)
    .where('kind', 'in', [...scenes])
    .where('status', '<>', 2)
    .where('recipient', 'is not', null)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel!))
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', since!))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the company that a message concerns: that of its order, or of its receiver. */
async function companyOf(
  { orderId, receiverType, receiverId }: AnyMessage,
  db: Db,
): Promise<string | null> {
  const { rows } = await sql<{ companyId: string | null }>`
    select company_id from orders where id = ${orderId ?? ''}
    union all select company_id from candidates
      where ${receiverType} = 1 and id = ${receiverId ?? ''}
    union all select company_id from users where ${receiverType} <> 1 and id = ${receiverId ?? ''}
    limit 1`.execute(db);
  return rows[0]?.companyId ?? null;
}

async function nameOf(userId: string, db: Db) {
  const { realname } = await db
    .selectFrom('users')
    .select('realname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return realname;
}
