import { array, object, string } from 'yup';
import { idList, idText, word } from '../entities/fields';
import type { OrderAction, OrderDetail, OrderTopInfo } from '../entities/order';
import { orderDraft } from '../entities/orderDraft';
import { assignment, taskDraft, type AssignInfo, type OrderTask } from '../entities/task';
import { post } from './call';
import type { PickerUser } from './system';

const orderRef = object({ orderId: string().max(64).required() });
const taskOwner = object({
  taskId: idText().required(),
  ownerId: idText().required(),
  reason: word(500),
});

/**
 * Roles of the provider's staff that may take an order. The server decides; a client need not offer
 * it to others.
 */
export const TAKING_ROLES: readonly string[] = ['ADMIN', 'PM', 'DISPATCH'];

/** What happens to one order. */
export const orderBase = {
  getTopUser: post('/gOrderBaseApi/getTopUser').takes(orderRef).gives<OrderTopInfo>(),
  getOrderDetail: post('/gOrderBaseApi/getOrderDetail').takes(orderRef).gives<OrderDetail>(),
  /**
   * Moves an order along. `take`: exactly one of several callers wins, the others are told who has
   * it (409).
   */
  update: post('/gOrderBaseApi/update')
    .takes(
      object({
        orderId: string().max(64).required(),
        action: string<OrderAction>().oneOf(['take']).required(),
      }),
    )
    .gives<OrderDetail>(),
  /** Who works on an order, with the part of each. */
  getServiceTeam: post('/gOrderBaseApi/getServiceTeam')
    .takes(orderRef)
    .gives<(PickerUser & { part: string })[]>(),
  save: post('/gOrderBaseApi/save').takes(orderDraft).gives<OrderDetail>(),
  /** Gives several orders to one person at once; `orderIds` is comma-joined. */
  batchDivideOrder: post('/gOrderBaseApi/batchDivideOrder')
    .takes(object({ orderIds: idList().required(), userId: idText().required() }))
    .gives(),
  /** Gives an order's tasks to people. */
  assignOrder: post('/gOrderBaseApi/assignOrder').takes(assignment).gives<OrderTask[]>(),
  getOrderAssignInfo: post('/gOrderBaseApi/getOrderAssignInfo').takes(orderRef).gives<AssignInfo>(),
  /** Gives one task to another person. */
  changeTaskUser: post('/gOrderBaseApi/changeTaskUser').takes(taskOwner).gives<OrderTask>(),
  /** Gives several tasks to another person; `taskIds` is comma-joined. */
  changeTaskUser2: post('/gOrderBaseApi/changeTaskUser2')
    .takes(
      object({ taskIds: idList().required(), ownerId: idText().required(), reason: word(500) }),
    )
    .gives<OrderTask[]>(),
  getOrderTaskList: post('/gOrderBaseApi/getOrderTaskList').takes(orderRef).gives<OrderTask[]>(),
  saveOrderTask: post('/gOrderBaseApi/saveOrderTask').takes(taskDraft).gives<OrderTask>(),
  /** Whom an order's papers go to. */
  getConsigneeName: post('/gOrderBaseApi/getConsigneeName')
    .takes(orderRef)
    .gives<{ consigneeName: string | null }>(),
  /** Adds survey items; a task of a new kind waits for the candidate's consent. */
  addOrderProductTask: post('/gOrderBaseApi2/addOrderProductTask')
    .takes(
      object({
        orderId: idText().required(),
        itemCodes: array(word().required()).min(1).max(50).required(),
      }),
    )
    .gives<OrderTask[]>(),
  getOrderRelaUserList: post('/gOrderBaseApi2/getOrderRelaUserList')
    .takes(orderRef)
    .gives<PickerUser[]>(),
  /** As `getOrderRelaUserList`, once the order is finished. */
  getOrderRelateUserList: post('/orderFinish/getOrderRelateUserList')
    .takes(orderRef)
    .gives<PickerUser[]>(),
};
