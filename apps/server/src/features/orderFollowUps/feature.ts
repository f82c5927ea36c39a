import { orderFollowUps as calls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { CONTACT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { orderFollowUpResource } from './resource';

/** Contacts with the sources of orders. */
export const orderFollowUps: Feature = {
  name: 'orderFollowUps',
  calls: [Object.values(resourceCalls(calls, orderFollowUpResource))],
  resources: [orderFollowUpResource],
  menu: [
    {
      code: 'order-follow-up-list',
      parent: 'order',
      name: '核实联系',
      nameEn: 'Source contacts',
      pageurl: 'f-order/followUpList',
      icon: 'phone-call',
      sort: 3,
      rights: CONTACT_READERS,
    },
  ],
};
