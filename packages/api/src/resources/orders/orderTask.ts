import { code, count, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { TASK_STATUSES } from '../../flows/orders/taskFlow';

/** The tasks of all orders in one list, for staff: made of tasks and of their orders. */
export const orderTask = view('gOrderTask', {
  taskNo: text({ max: 64, search: true, sort: true }),
  orderId: reference('vOrderInfo', { search: true, nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  productId: reference('bProductInfo', { search: true, nameField: 'productName' }),
  productName: text({ max: 128, search: true }),
  /** The candidate's name. */
  userName: text({ max: 64, search: true }),
  /** Code of the survey item, such as `employment`. */
  itemCode: text({ max: 64, search: true }),
  itemName: text({ max: 128, search: true }),
  status: code(TASK_STATUSES, { dictionary: 'task_status', search: true, sort: true }),
  result: code([1, 2, 3, 4, 5, 6, 7, 8, 9], {
    dictionary: 'task_result',
    optional: true,
    search: true,
  }),
  /** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
  dangerLevel: code([1, 2, 3, 4, 5], { search: true, sort: true }),
  /** Who verifies; `null` while nobody does. */
  ownerId: reference('sysUsers', { optional: true, search: true, nameField: 'ownerName' }),
  ownerName: text({ max: 64, optional: true, search: true }),
  /** Due time of its order. */
  slaDueAt: time({ optional: true, search: true, sort: true }),
  createTime: time({ search: true, sort: true }),
  assignTime: time({ optional: true, search: true, sort: true }),
  startTime: time({ optional: true, search: true, sort: true }),
  submitTime: time({ optional: true, search: true, sort: true }),
  passTime: time({ optional: true, search: true, sort: true }),
  /** Times that its review returned it. */
  returnCount: count({ search: true, sort: true }),
});

/** A task in the list of all orders' tasks. */
export type OrderTaskRow = RowOf<typeof orderTask>;
