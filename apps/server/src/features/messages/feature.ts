import {
  messageRecords,
  messages as calls,
  messageTemplates,
  messageViews,
  type Area,
} from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind, bindCall, type BoundArea } from '../../http/bind';
import { resourceCalls, resourceListCall } from '../../resources/resourceCalls';
import { demandRight } from '../../resources/scope';
import { CONTACT_READERS, MESSAGE_EDITORS, TEMPLATE_READERS } from '../../roles';
import type { Feature } from '../feature';
import { messageResource, messageTryResource, messageViewResource } from './resource';
import { cancelMessages, changeMessage, previewMessage, sendMessage } from './sendMessage';
import { signNames, templateResource } from './templateResource';
import { tellUndeliverable } from './tellUndeliverable';
import { messageTexts } from './texts';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Returns the changes of a list that nobody writes to, which respond 405. */
const readOnly = ({ save, update, delete: deletion }: Area): BoundArea =>
  [save!, update!, deletion!].map((call) =>
    bindCall(call, async (_input, caller) => {
      demandRight(caller, CONTACT_READERS);
      throw refusal(405, messageTexts, (t) => t.readOnly);
    }),
  );

/** Messages to candidates, clients and staff by templates, and their templates. */
export const messages: Feature = {
  name: 'messages',
  calls: [
    Object.values(resourceCalls(messageTemplates, templateResource)),
    [
      resourceListCall(calls.getList, messageResource),
      resourceListCall(messageViews.getList, messageViewResource),
      resourceListCall(messageRecords.getList, messageTryResource),
    ],
    bind(calls).part(
      {
        save: async (draft, caller, backend) => sendMessage(draft, caller, backend),
        update: async (changes, caller, backend) => changeMessage(changes, caller, backend),
        delete: async (ref, caller, backend) => cancelMessages(ref, caller, backend),
        preview: async (draft, caller, backend) => previewMessage(draft, caller, backend),
        getSignNameList: async (_, caller, { db }) => {
          demandRight(caller, TEMPLATE_READERS);
          return signNames(db);
        },
      },
      { save: { committed }, update: { committed } },
    ),
    readOnly(messageViews),
    readOnly(messageRecords),
  ],
  resources: [templateResource, messageResource, messageViewResource, messageTryResource],
  onUndeliverable: tellUndeliverable,
  menu: [
    {
      code: 'message',
      name: '消息',
      nameEn: 'Messages',
      pageurl: 'message',
      icon: 'mail',
      sort: 12,
      rights: CONTACT_READERS,
    },
    {
      code: 'message-list',
      parent: 'message',
      name: '消息记录',
      nameEn: 'Messages',
      pageurl: 'messageList',
      icon: 'message-square-text',
      sort: 1,
      rights: CONTACT_READERS,
    },
    {
      code: 'message-template-list',
      parent: 'message',
      name: '消息模板',
      nameEn: 'Templates',
      pageurl: 'messageTemplateList',
      icon: 'layout-template',
      sort: 3,
      rights: MESSAGE_EDITORS,
    },
    {
      code: 'message-try-list',
      parent: 'message',
      name: '发送记录',
      nameEn: 'Attempts',
      pageurl: 'messageTryList',
      icon: 'list-checks',
      sort: 4,
      rights: CONTACT_READERS,
    },
  ],
};
