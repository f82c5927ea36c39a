import { outbox as outboxCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { RIGHT_GIVERS } from '../../roles';
import type { Feature } from '../feature';
import { openMessage } from './openMessage';
import { outboxResource } from './resource';

/** Messages to people outside the product, and their senders. */
export const outbox: Feature = {
  name: 'outbox',
  calls: [
    [resourceListCall(outboxCalls.getList, outboxResource)],
    bind(outboxCalls).part({
      open: async (ref, caller, backend) => openMessage(ref, caller, backend),
    }),
  ],
  resources: [outboxResource],
  menu: [
    {
      code: 'outbox-list',
      parent: 'system',
      name: '发件箱',
      nameEn: 'Outbox',
      pageurl: 'outboxList',
      icon: 'send',
      sort: 20,
      rights: RIGHT_GIVERS,
    },
  ],
};
