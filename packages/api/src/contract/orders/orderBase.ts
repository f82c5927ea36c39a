import { array, object } from 'yup';
import { idList, idText, orderRef, word } from '../../schema';
import {
  orderBulk,
  orderBulkQuestion,
  type BulkChoice,
  type BulkOutcome,
} from '../../entities/orders/orderBulk';
import type { OrderDetail, OrderTopInfo } from '../../entities/orders/orderDetail';
import { orderDraft } from '../../entities/orders/orderDraft';
import { holdDraft } from '../../entities/orders/orderHold';
import { orderUpdate } from '../../entities/orders/orderUpdate';
import { assignment, taskDraft, type AssignInfo, type OrderTask } from '../../entities/orders/task';
import { change, read } from '../call';
import type { PickerUser } from '../system/system';

const taskOwner = object({
  taskId: idText().required(),
  ownerId: idText().required(),
  reason: word(500),
});

/** Work on one order. */
export const orderBase = {
  getTopUser: read('/gOrderBaseApi/getTopUser').takes(orderRef).gives<OrderTopInfo>(),
  getOrderDetail: read('/gOrderBaseApi/getOrderDetail').takes(orderRef).gives<OrderDetail>(),
  /**
   * Makes a move of an order. Of several callers exactly one wins, the others get 409 with the
   * reason. `take` accepts an order. Moves that the server does not serve get 501.
   */
  update: change('/gOrderBaseApi/update').takes(orderUpdate).gives<OrderDetail>(),
  /** Says for which of several orders a move can be made now. Not specified. */
  getBulkChoices: read('/gOrderBaseApi/getBulkChoices')
    .takes(orderBulkQuestion)
    .gives<BulkChoice[]>(),
  /** Makes a move for several orders, with an outcome for each. Not specified. */
  updateAll: change('/gOrderBaseApi/updateAll', {
    selfManaged: 'Each order is a transaction of its own: a refused one leaves the others moved.',
  })
    .takes(orderBulk)
    .gives<BulkOutcome[]>(),
  /** Puts an order on hold for somebody. Not specified. */
  hold: change('/gOrderBaseApi/hold').takes(holdDraft).gives<OrderDetail>(),
  /** Who works on an order, with the part of each. */
  getServiceTeam: read('/gOrderBaseApi/getServiceTeam')
    .takes(orderRef)
    .gives<(PickerUser & { part: string })[]>(),
  /** Places an order, or corrects the draft or returned order that `id` names. */
  save: change('/gOrderBaseApi/save').takes(orderDraft).gives<OrderDetail>(),
  /** Gives several orders to one person at once; `orderIds` is comma-joined. */
  batchDivideOrder: change('/gOrderBaseApi/batchDivideOrder')
    .takes(object({ orderIds: idList().required(), userId: idText().required() }))
    .gives(),
  /** Gives an order's tasks to people. */
  assignOrder: change('/gOrderBaseApi/assignOrder').takes(assignment).gives<OrderTask[]>(),
  getOrderAssignInfo: read('/gOrderBaseApi/getOrderAssignInfo').takes(orderRef).gives<AssignInfo>(),
  /** Gives one task to another person. */
  changeTaskUser: change('/gOrderBaseApi/changeTaskUser').takes(taskOwner).gives<OrderTask>(),
  /** Gives several tasks to another person; `taskIds` is comma-joined. */
  changeTaskUser2: change('/gOrderBaseApi/changeTaskUser2')
    .takes(
      object({ taskIds: idList().required(), ownerId: idText().required(), reason: word(500) }),
    )
    .gives<OrderTask[]>(),
  getOrderTaskList: read('/gOrderBaseApi/getOrderTaskList').takes(orderRef).gives<OrderTask[]>(),
  saveOrderTask: change('/gOrderBaseApi/saveOrderTask').takes(taskDraft).gives<OrderTask>(),
  /** Whom an order's papers go to. */
  getConsigneeName: read('/gOrderBaseApi/getConsigneeName')
    .takes(orderRef)
    .gives<{ consigneeName: string | null }>(),
  /**
   * Adds a further task of kinds that an order has, such as the second employer. Throws 400 for a
   * kind that it lacks: the candidate did not consent to that one.
   */
  addOrderProductTask: change('/gOrderBaseApi2/addOrderProductTask')
    .takes(
      object({
        orderId: idText().required(),
        itemCodes: array(word().required()).min(1).max(50).required(),
      }),
    )
    .gives<OrderTask[]>(),
  getOrderRelaUserList: read('/gOrderBaseApi2/getOrderRelaUserList')
    .takes(orderRef)
    .gives<PickerUser[]>(),
  /** As `getOrderRelaUserList`, once the order is finished. */
  getOrderRelateUserList: read('/orderFinish/getOrderRelateUserList')
    .takes(orderRef)
    .gives<PickerUser[]>(),
};
