import type { UnreadCount } from '../../entities/messages/noticeDraft';
import {
  supportDraft,
  supportMessageRequest,
  supportRead,
  supportSearch,
  type SupportConversation,
  type SupportMessage,
  type SupportMessages,
} from '../../entities/messages/supportMessage';
import { change, read } from '../call';

/** Conversations between client companies and the provider's staff. Not specified. */
export const support = {
  /** The caller's conversations: staff get the latest ones, a client that of its company. */
  getConversations: read('/support/getConversations')
    .takes(supportSearch)
    .gives<SupportConversation[]>(),
  getMessages: read('/support/getMessages').takes(supportMessageRequest).gives<SupportMessages>(),
  send: change('/support/send').takes(supportDraft).gives<SupportMessage>(),
  markRead: change('/support/markRead').takes(supportRead).gives<UnreadCount>(),
  getUnreadCount: read('/support/getUnreadCount', { background: true }).gives<UnreadCount>(),
};
