import { object } from 'yup';
import { count, idText, word } from '../../schema';
import type { UserType } from '../session/session';

/** A message of the conversation between a client company and the provider's staff. */
export interface SupportMessage {
  /** The client company whose conversation it belongs to. */
  companyId: string;
  /** Position in the conversation, from 1. */
  number: number;
  fromUser: string;
  fromUserName: string;
  /** The side that wrote it. */
  side: UserType;
  content: string;
  createTime: string;
}

/** The conversation with one client company. */
export interface SupportConversation {
  companyId: string;
  companyName: string;
  /** `null` while nobody has written. */
  lastMessage: SupportMessage | null;
  /** Messages of the other side, neither read by the caller nor answered by the own side. */
  unread: number;
}

/** The latest messages of a conversation, the newest last. */
export interface SupportMessages {
  companyName: string;
  content: SupportMessage[];
  /** Number of all messages of the conversation. */
  total: number;
}

/** Most messages of one response. */
export const SUPPORT_MESSAGE_LIMIT = 1_000;

/** Schema of a search for conversations. */
export const supportSearch = object({
  /** A part of the company's name; empty for the latest conversations. */
  companyName: word(100),
});

/** Schema of a request for messages. */
export const supportMessageRequest = object({
  companyId: idText().required(),
  limit: count(SUPPORT_MESSAGE_LIMIT).default(50),
});

/** Schema of a new message. */
export const supportDraft = object({
  companyId: idText().required(),
  content: word(2_000).required(),
});

/** Schema of reading a conversation up to a message. */
export const supportRead = object({
  companyId: idText().required(),
  upTo: count().required(),
});
