import { object } from 'yup';
import { changesOf, idList, idRef, orderRef, type Changes } from '../entities/fields';
import type { FollowUp } from '../entities/followUp';
import type { OrderRow } from '../entities/order';
import {
  orderApiDraft,
  orderNoteDraft,
  type ApiLog,
  type OrderApiDraft,
  type OrderApiRecord,
  type OrderNote,
} from '../entities/orderApi';
import { orderDraft, quickOrderDraft } from '../entities/orderDraft';
import { phoneProof, type AuthFlag } from '../entities/signing';
import { taskListDraft, taskVerdict, type OrderTask, type TaskApiResult } from '../entities/task';
import type { GeneratedReport } from '../entities/report';
import { get, post } from './call';
import { crud } from './crud';
import { listRequest, type ListPage } from './list';

/** Flash orders: data sources answer. */
export const quickCheck = {
  saveQuickOrder: post('/api/quickCheck/saveQuickOrder').takes(orderDraft).gives<OrderRow>(),
  /** Several candidates at once. */
  saveQuickOrder2: post('/api/quickCheck/saveQuickOrder2')
    .takes(quickOrderDraft)
    .gives<OrderRow[]>(),
  getTaskApiResult: post('/api/quickCheck/getTaskApiResult')
    .takes(orderRef)
    .gives<TaskApiResult[]>(),
  genReportInfo: post('/api/quickCheck/genReportInfo').takes(orderRef).gives<GeneratedReport>(),
};

/** Survey items as people work on them. */
export const orderTasks = {
  /** Hands tasks in for review; `taskIds` is comma-joined. */
  submitOrderTaskCheck: post('/gOrderTaskApi/submitOrderTaskCheck')
    .takes(object({ taskIds: idList().required() }))
    .gives<OrderTask[]>(),
  handleOrderTaskCheck: post('/gOrderTaskApi/handleOrderTaskCheck')
    .takes(taskVerdict)
    .gives<OrderTask[]>(),
  saveOrderTaskList: post('/gOrderTask/saveOrderTaskList')
    .takes(taskListDraft)
    .gives<OrderTask[]>(),
  /** Passes tasks without a review; `taskIds` is comma-joined. */
  updatePass: post('/gOrderTask/updatePass')
    .takes(object({ taskIds: idList().required() }))
    .gives<OrderTask[]>(),
};

/** Interfaces that an order's data came through. */
export const orderApis = {
  ...crud<OrderApiRecord, OrderApiDraft, Changes<OrderApiDraft>>('gOrderApi', orderApiDraft, {
    changes: changesOf(orderApiDraft),
  }),
  /** Proves the candidate's phone, from the link: no session. */
  phoneAuth: post('/gOrderApi/phoneAuth', { open: true }).takes(phoneProof).gives<AuthFlag>(),
};

/** What went over those interfaces. */
export const apiLogs = {
  /** The interfaces that an order uses. */
  showApi: post('/gOrderApiLog/showApi')
    .takes(orderRef)
    .gives<{ apiCode: string; apiName: string; vendor: string }[]>(),
  getTags: post('/gOrderApiLog/getTags').gives<string[]>(),
  getApiLog: post('/gOrderApiLog/getApiLog').takes(listRequest).gives<ListPage<ApiLog>>(),
  /** One exchange, whole and masked. */
  message: post('/gOrderApiLog/message').takes(idRef).gives<ApiLog>(),
};

/** Notes on orders; never changed once written. */
export const orderNotes = {
  getList: get('/gOrderNoteLog/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<OrderNote>>(),
  save: post('/gOrderNoteLog/save').takes(orderNoteDraft).gives<OrderNote>(),
  delete: post('/gOrderNoteLog/delete').takes(idRef).gives(),
};

/** Contacts with the sources of an order. */
export const orderFollowUps = {
  getList: get('/gOrderFollowUpLog/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<FollowUp>>(),
  delete: post('/gOrderFollowUpLog/delete').takes(idRef).gives(),
};
