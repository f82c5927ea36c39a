import {
  replayRangeRequest,
  replayRequest,
  type Replayed,
  type WebhookDeliveryDetail,
  type WebhookSecret,
} from '../../entities/integrations/webhook';
import {
  webhookDelivery,
  type WebhookDelivery,
} from '../../resources/integrations/webhookDelivery';
import { webhookEndpoint } from '../../resources/integrations/webhookEndpoint';
import { idRef } from '../../schema';
import { change, get, read } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

/** Addresses of client companies that get events. Not specified. */
export const webhookEndpoints = {
  ...crud(webhookEndpoint),
  /** Makes a secret, and returns it once. One that somebody has seen signs for a day more. */
  newSecret: change('/webhookEndpoint/newSecret', {
    selfManaged: 'its response holds a secret, which no record of responses may keep',
  })
    .takes(idRef)
    .gives<WebhookSecret>(),
  /** Sends an event that says nothing, once. */
  sendTest: change('/webhookEndpoint/sendTest').takes(idRef).gives<WebhookDelivery>(),
};

/** Events on their way to endpoints. Not specified. */
export const webhookDeliveries = {
  getList: get(`/${webhookDelivery.name}/getList`, { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<WebhookDelivery>>(),
  getDetail: read('/webhookDelivery/getDetail').takes(idRef).gives<WebhookDeliveryDetail>(),
  /** Sends deliveries again, under their own ids. */
  replay: change('/webhookDelivery/replay').takes(replayRequest).gives<Replayed>(),
  /** Sends an endpoint's deliveries of a range again. */
  replayRange: change('/webhookDelivery/replayRange').takes(replayRangeRequest).gives<Replayed>(),
};
