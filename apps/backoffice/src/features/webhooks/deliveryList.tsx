import { webhookDelivery, type WebhookDelivery } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { deliveryListTexts } from './deliveryList.texts';
import { EventCell } from './EventCell';

/** Events on their way to endpoints. */
export const deliveryList = listOf(webhookDelivery, {
  pageCode: 'webhookDeliveryList',
  texts: deliveryListTexts,
  nameField: 'eventType',
  tones: { status: { '0': 'notice', '1': 'success', '2': 'danger', '3': 'neutral' } },
  columns: [
    {
      field: 'eventType',
      width: 150,
      card: 'title',
      render: (row: WebhookDelivery) => <EventCell delivery={row} />,
    },
    { field: 'status', width: 100, card: 'mark' },
    { field: 'createTime', card: 'fact' },
    { field: 'endpointName', width: 160, card: 'subtitle' },
    { field: 'orderNo', width: 180, card: 'fact' },
    { field: 'problem', width: 170, card: 'fact' },
    { field: 'httpStatus', width: 110 },
    { field: 'tries', width: 80 },
    'nextTime',
    { field: 'companyName', width: 200, staffOnly: true },
    { field: 'endTime', hidden: true },
  ],
  filters: [
    'eventType',
    'endpointName',
    'orderNo',
    'problem',
    'createTime',
    'status',
    { field: 'companyName', staffOnly: true },
  ],
});
