import { support as supportCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { SUPPORT_PEOPLE } from '../../roles';
import type { Feature } from '../feature';
import { countUnread, listConversations, markRead, readMessages } from './readConversations';
import { sendMessage } from './sendMessage';

/** Conversations between client companies and the provider's staff. */
export const support: Feature = {
  name: 'support',
  calls: [
    bind(supportCalls).to({
      getConversations: async (search, caller, backend) =>
        listConversations(search, caller, backend),
      getMessages: async (request, caller, backend) => readMessages(request, caller, backend),
      send: async (draft, caller, backend) => sendMessage(draft, caller, backend),
      markRead: async (read, caller, backend) => markRead(read, caller, backend),
      getUnreadCount: async (_, caller, { db }) => countUnread(caller, db),
    }),
  ],
  menu: [
    {
      code: 'support',
      name: '在线客服',
      nameEn: 'Support',
      icon: 'message-circle',
      pageurl: 'im',
      sort: 6,
      rights: SUPPORT_PEOPLE,
    },
  ],
  uncountedTables: ['supportConversations', 'supportMessages', 'supportReads'],
};
