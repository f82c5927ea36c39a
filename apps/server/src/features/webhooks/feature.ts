import { webhookDeliveries, webhookEndpoints } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { CLIENT_INTEGRATORS, STAFF_INTEGRATORS } from '../../roles';
import type { Feature, MenuEntry } from '../feature';
import { deliveryDetail, replay, replayRange } from './deliveryCalls';
import { endpointCalls, sendTest } from './endpointCalls';
import './orderEffects';
import { deliveryResource, endpointResource } from './resource';
import { newEndpointSecret } from './secrets';

/** Events that client companies get at addresses of their own. */
export const webhooks: Feature = {
  name: 'webhooks',
  calls: [
    endpointCalls,
    bind(webhookEndpoints).part({
      newSecret: async (ref, caller, backend) => newEndpointSecret(ref, caller, backend),
      sendTest: async (ref, caller, backend) => sendTest(ref, caller, backend),
    }),
    [resourceListCall(webhookDeliveries.getList, deliveryResource)],
    bind(webhookDeliveries).part({
      getDetail: async (ref, caller, backend) => deliveryDetail(ref, caller, backend),
      replay: async (ref, caller, backend) => replay(ref, caller, backend),
      replayRange: async (range, caller, backend) => replayRange(range, caller, backend),
    }),
  ],
  resources: [endpointResource, deliveryResource],
  menu: [
    ...menuOf({ prefix: '', parent: 'system', sort: 27, rights: STAFF_INTEGRATORS }),
    ...menuOf({ prefix: 'client-', parent: 'company-order', sort: 18, rights: CLIENT_INTEGRATORS }),
  ],
};

/** Returns the entries of one side. */
function menuOf({
  prefix,
  parent,
  sort,
  rights,
}: Pick<MenuEntry, 'sort' | 'rights'> & { prefix: string; parent: string }): MenuEntry[] {
  const group = `${prefix}open-api`;
  return [
    {
      code: group,
      parent,
      name: '开放接口',
      nameEn: 'Open interfaces',
      pageurl: 'openApi',
      icon: 'webhook',
      sort,
      rights,
    },
    {
      code: `${prefix}webhook-list`,
      parent: group,
      name: '推送地址',
      nameEn: 'Webhooks',
      pageurl: 'webhookList',
      icon: 'radio-tower',
      sort: 0,
      rights,
    },
    {
      code: `${prefix}webhook-delivery-list`,
      parent: group,
      name: '推送记录',
      nameEn: 'Webhook deliveries',
      pageurl: 'webhookDeliveryList',
      icon: 'scroll-text',
      sort: 1,
      rights,
    },
  ];
}
