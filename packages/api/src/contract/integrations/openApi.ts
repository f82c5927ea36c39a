import {
  OPEN_API,
  openCancellation,
  openOrderDraft,
  openOrdersRequest,
  openProductsRequest,
  openReportRef,
  type ApiKeySecret,
  type OpenKey,
  type OpenOrder,
  type OpenOrderPage,
  type OpenProductPage,
} from '../../entities/integrations/openApi';
import { apiCall, type ApiCall } from '../../resources/integrations/apiCall';
import { apiKey } from '../../resources/integrations/apiKey';
import { idRef, orderRef } from '../../schema';
import { change, changeByGet, get } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

/** Keys of client companies. Not specified. */
export const apiKeys = {
  ...crud(apiKey),
  /** Makes the text of a key, and returns it once. One that somebody has seen works a day more. */
  newSecret: change('/apiKey/newSecret', {
    selfManaged: 'its response holds a key, which no record of responses may keep',
  })
    .takes(idRef)
    .gives<ApiKeySecret>(),
};

/** Calls that were made with keys. Not specified. */
export const apiCalls = {
  getList: get(`/${apiCall.name}/getList`, { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<ApiCall>>(),
};

/** The description of the calls that keys open. Not specified. */
export const openApiDocument = {
  /** An OpenAPI 3.1 document in the language of the request. */
  getDocument: get('/openApi/document', { responseType: 'file' }).gives<File>(),
};

const byKey = { callers: 'keys' } as const;

/** Calls for the systems of client companies, which send a key. Not specified. */
export const openApi = {
  getKey: get(`${OPEN_API}/key`, byKey).gives<OpenKey>(),
  getProducts: get(`${OPEN_API}/products`, byKey)
    .takes(openProductsRequest)
    .gives<OpenProductPage>(),
  getOrders: get(`${OPEN_API}/orders`, byKey).takes(openOrdersRequest).gives<OpenOrderPage>(),
  placeOrder: change(`${OPEN_API}/orders`, byKey).takes(openOrderDraft).gives<OpenOrder>(),
  getOrder: get(`${OPEN_API}/orders/{orderId}`, byKey).takes(orderRef).gives<OpenOrder>(),
  cancelOrder: change(`${OPEN_API}/orders/{orderId}/cancel`, byKey)
    .takes(openCancellation)
    .gives<OpenOrder>(),
  /** The issued report as a PDF. The client has read what it gets. */
  report: changeByGet(`${OPEN_API}/orders/{orderId}/report`, {
    ...byKey,
    responseType: 'file',
    selfManaged: 'the document is made before the transaction that stores it',
  })
    .takes(openReportRef)
    .gives<File>(),
};
