import { object } from 'yup';
import { idList, idRef, idText, orderRef, word } from '../../schema';
import type { OrderRow } from '../../resources/orders/order';
import type { ApiExchange, ApiLog } from '../../resources/orders/apiLog';
import { orderApi, type OrderApi } from '../../resources/orders/orderApi';
import type { OrderTaskRow } from '../../resources/orders/orderTask';
import { orderFollowUp } from '../../resources/orders/orderFollowUp';
import { orderNoteDraft, type OrderNote } from '../../entities/integrations/orderApi';
import { orderDraft, quickOrderDraft } from '../../entities/orders/orderDraft';
import { phoneProof, type AuthFlag } from '../../entities/orders/signing';
import type { SentCode } from '../../entities/session/oneTimeCode';
import {
  taskListDraft,
  taskVerdict,
  type OrderTask,
  type TaskApiResult,
} from '../../entities/orders/task';
import type { TaskDesk } from '../../entities/orders/taskDesk';
import { taskUpdate } from '../../entities/orders/taskUpdate';
import type { GeneratedReport } from '../../entities/orders/report';
import { change, get, read } from '../call';
import { crud } from '../crud';
import { listRequest, type ListPage } from '../listPage';

/** Flash orders: data sources deliver results. */
export const quickCheck = {
  saveQuickOrder: change('/api/quickCheck/saveQuickOrder').takes(orderDraft).gives<OrderRow>(),
  /** Several candidates at once. */
  saveQuickOrder2: change('/api/quickCheck/saveQuickOrder2')
    .takes(quickOrderDraft)
    .gives<OrderRow[]>(),
  getTaskApiResult: read('/api/quickCheck/getTaskApiResult')
    .takes(orderRef)
    .gives<TaskApiResult[]>(),
  /** Makes the document of a flash order's report in the caller's language. */
  genReportInfo: change('/api/quickCheck/genReportInfo', {
    selfManaged: 'the document is made before the transaction that stores it',
  })
    .takes(orderRef)
    .gives<GeneratedReport>(),
};

/** Survey items as people work on them. */
export const orderTasks = {
  /** The tasks of all orders. Not specified. */
  getList: get('/gOrderTask/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<OrderTaskRow>>(),
  /** A task with claims, findings, papers and contacts. Not specified. */
  getDesk: read('/gOrderTask/getDesk')
    .takes(object({ taskId: idText().required() }))
    .gives<TaskDesk>(),
  /** Makes a move of a task. Not specified: the specified calls make some of them for several. */
  update: change('/gOrderTask/update').takes(taskUpdate).gives<OrderTask>(),
  /** Hands tasks in for review; `taskIds` is comma-joined. */
  submitOrderTaskCheck: change('/gOrderTaskApi/submitOrderTaskCheck')
    .takes(object({ taskIds: idList().required() }))
    .gives<OrderTask[]>(),
  handleOrderTaskCheck: change('/gOrderTaskApi/handleOrderTaskCheck')
    .takes(taskVerdict)
    .gives<OrderTask[]>(),
  saveOrderTaskList: change('/gOrderTask/saveOrderTaskList')
    .takes(taskListDraft)
    .gives<OrderTask[]>(),
  /** Passes tasks without a review; `taskIds` is comma-joined. */
  updatePass: change('/gOrderTask/updatePass')
    .takes(object({ taskIds: idList().required() }))
    .gives<OrderTask[]>(),
};

/** Interfaces that an order's data came through. */
export const orderApis = {
  ...crud(orderApi),
  /** Asks a data source for a task without a result. Not specified. */
  ask: change('/gOrderApi/ask')
    .takes(object({ taskId: idText().required(), apiCode: word(64).required() }))
    .gives<OrderApi>(),
  /** Asks the data source of an interface, or asks it again. Not specified. */
  query: change('/gOrderApi/query').takes(idRef).gives<OrderApi>(),
  /** Identifies a candidate by number, name and a code that was sent to the mobile number. */
  phoneAuth: change('/gOrderApi/phoneAuth', {
    callers: 'candidates',
    selfManaged: 'A wrong code is counted, and the count must outlive the refusal.',
  })
    .takes(phoneProof)
    .gives<AuthFlag>(),
  /** Sends a code to the candidate's mobile number, for `phoneAuth`. Not specified. */
  sendIdentityCode: change('/gOrderApi/sendIdentityCode', {
    callers: 'candidates',
    selfManaged: 'A code is counted, and the count must outlive a refusal.',
  }).gives<SentCode>(),
};

/** Requests and responses of those interfaces. */
export const apiLogs = {
  /** The interfaces that an order uses. */
  showApi: read('/gOrderApiLog/showApi')
    .takes(orderRef)
    .gives<{ apiCode: string; apiName: string; vendor: string }[]>(),
  getTags: read('/gOrderApiLog/getTags').gives<string[]>(),
  getApiLog: read('/gOrderApiLog/getApiLog').takes(listRequest).gives<ListPage<ApiLog>>(),
  /** One exchange, whole and masked. */
  message: read('/gOrderApiLog/message').takes(idRef).gives<ApiExchange>(),
};

/** Notes on orders, never changed once written. They are part of an order's history. */
export const orderNotes = {
  getList: get('/gOrderNoteLog/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<OrderNote>>(),
  save: change('/gOrderNoteLog/save').takes(orderNoteDraft).gives<OrderNote>(),
  delete: change('/gOrderNoteLog/delete').takes(idRef).gives(),
};

/** Contacts with the sources of orders. `save` and `update` are not specified. */
export const orderFollowUps = crud(orderFollowUp);
