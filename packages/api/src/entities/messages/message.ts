import { object, string } from 'yup';
import {
  choice,
  count,
  flag,
  idText,
  jsonText,
  richText,
  text,
  word,
  type Flag,
  type Stored,
} from '../../schema';
import type { MessageChannel } from './messageScene';

/** Templates of messages. */
export interface MessageTemplate extends Stored {
  code: string;
  name: string;
  channel: MessageChannel;
  signName: string | null;
  subject: string | null;
  content: string;
  contentEn: string | null;
  /** JSON text list of the names between `{` and `}`. */
  variables: string | null;
  scene: number | null;
  vendorTemplateId: string | null;
  /** 0 not asked · 1 under way · 2 passed · 3 refused. */
  auditStatus: 0 | 1 | 2 | 3;
  enabled: Flag;
  /** `HH:mm`: between the two nothing is sent. */
  quietStart: string | null;
  quietEnd: string | null;
}

const clock = () =>
  string()
    .matches(/^\d\d:\d\d$/, { excludeEmptyString: true })
    .nullable();

/** Schema of the writable fields of a template. */
export const messageTemplateDraft = object({
  id: idText(),
  code: word().required(),
  name: word().required(),
  channel: choice(1, 2, 3, 4).required(),
  signName: text(64),
  subject: text(200),
  content: richText().required(),
  contentEn: richText(),
  variables: jsonText(),
  scene: count(99).nullable(),
  vendorTemplateId: text(64),
  enabled: flag(),
  quietStart: clock(),
  quietEnd: clock(),
});

/** Writable fields of a template. */
export type MessageTemplateDraft = typeof messageTemplateDraft.__outputType;

/** A message that was sent, or is to be. */
export interface Message extends Stored {
  templateCode: string | null;
  channel: MessageChannel;
  orderId: string | null;
  /** 1 candidate · 2 client · 3 staff. */
  receiverType: 1 | 2 | 3;
  /** Masked. */
  receiver: string;
  subject: string | null;
  content: string;
  /** 0 waits · 1 sent · 2 failed · 3 unsubscribed. */
  status: 0 | 1 | 2 | 3;
  failReason: string | null;
  sendTime: string | null;
  readTime: string | null;
  retryCount: number;
  /** In fen. */
  fee: number;
}

/** A message to send. */
export const messageDraft = object({
  id: idText(),
  templateCode: word(),
  channel: choice(1, 2, 3, 4).required(),
  orderId: idText().nullable(),
  receiverType: choice(1, 2, 3).required(),
  receiver: word(200).required(),
  subject: text(200),
  content: text(5_000),
});

/** A message to send. */
export type MessageDraft = typeof messageDraft.__outputType;
