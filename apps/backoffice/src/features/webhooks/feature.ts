import { list, type Feature } from '../../shell';

const endpoints = list(() => import('./WebhookListPage'), 'WebhookListPage');
const deliveries = list(() => import('./DeliveryListPage'), 'DeliveryListPage');

export const feature: Feature = {
  pages: {
    '/system/openApi/webhookList': endpoints,
    '/f-order/openApi/webhookList': endpoints,
    '/system/openApi/webhookDeliveryList': deliveries,
    '/f-order/openApi/webhookDeliveryList': deliveries,
  },
};
