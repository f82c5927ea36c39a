import { orderBase, orderTasks as calls, splitIds } from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { ANSWER_READERS, STAFF } from '../../roles';
import { taskMoves } from '../orders/followedTaskMoves';
import type { Feature } from '../feature';
import { addTasks } from './addTasks';
import { assignTasks, returnOrderOf } from './dispatch';
import { orderTaskResource } from './resource';
import { assignInfoOf, demandOwner, demandVerifiers, taskOf, tasksOf } from './taskList';
import { saveTask } from './saveTask';
import { taskDesk } from './taskDesk';

/** Tasks of orders: who works on which survey item, and how far it is. */
export const orderTasks: Feature = {
  name: 'orderTasks',
  calls: [
    bind(orderBase).part({
      getOrderTaskList: async ({ orderId }, caller, backend) => tasksOf(orderId, caller, backend),
      getOrderAssignInfo: async ({ orderId }, caller, backend) =>
        assignInfoOf(orderId, caller, backend),
      assignOrder: async (input, caller, backend) => assignTasks(input, caller, backend),
      addOrderProductTask: async (input, caller, backend) => addTasks(input, caller, backend),
      saveOrderTask: async (draft, caller, backend) => saveTask(draft, caller, backend),
      changeTaskUser2: async ({ taskIds, ownerId, reason }, caller, backend) => {
        await demandVerifiers([ownerId], caller, backend);
        const ids = splitIds(taskIds);
        for (const id of ids)
          await makeMove(
            taskMoves,
            'reassign',
            { id, reason, columns: { ownerId } },
            caller,
            backend,
          );
        return Promise.all(ids.map(async (id) => taskOf(id, caller, backend)));
      },
      changeTaskUser: async ({ taskId: id, ownerId, reason }, caller, backend) => {
        await demandVerifiers([ownerId], caller, backend);
        const input = { id, reason, columns: { ownerId } };
        await makeMove(taskMoves, 'reassign', input, caller, backend);
        return taskOf(id, caller, backend);
      },
    }),
    [resourceListCall(calls.getList, orderTaskResource)],
    bind(calls).part({
      getDesk: async (ref, caller, backend) => taskDesk(ref, caller, backend),
      update: async (input, caller, backend) => {
        const { taskId: id, action, ownerId, ...rest } = input;
        demandOwner(input, caller);
        if (ownerId) await demandVerifiers([ownerId], caller, backend);
        const columns = ownerId ? { ownerId } : {};
        await makeMove(taskMoves, action, { id, columns, ...rest }, caller, backend);
        if (action === 'reopen') await returnOrderOf(id, rest.reason, caller, backend);
        return taskOf(id, caller, backend);
      },
      saveOrderTaskList: async ({ tasks }, caller, backend) => {
        const saved = [];
        for (const draft of tasks) saved.push(await saveTask(draft, caller, backend));
        return saved;
      },
      updatePass: async ({ taskIds }, caller, backend) => {
        const ids = splitIds(taskIds);
        for (const id of ids) await makeMove(taskMoves, 'pass', { id }, caller, backend);
        return Promise.all(ids.map(async (id) => taskOf(id, caller, backend)));
      },
      submitOrderTaskCheck: async ({ taskIds }, caller, backend) => {
        const ids = splitIds(taskIds);
        for (const id of ids) await makeMove(taskMoves, 'submit', { id }, caller, backend);
        return Promise.all(ids.map(async (id) => taskOf(id, caller, backend)));
      },
      handleOrderTaskCheck: async ({ taskIds, passFlag, returnReason }, caller, backend) => {
        const move = passFlag === 1 ? 'pass' : 'giveBack';
        for (const id of taskIds)
          await makeMove(taskMoves, move, { id, reason: returnReason }, caller, backend);
        return Promise.all(taskIds.map(async (id) => taskOf(id, caller, backend)));
      },
    }),
  ],
  resources: [orderTaskResource],
  menu: [
    {
      code: 'task-list',
      parent: 'order',
      name: '任务列表',
      nameEn: 'Task list',
      pageurl: 'f-order/taskList',
      icon: 'list-checks',
      sort: 17,
      rights: STAFF,
    },
    {
      code: 'task-desk',
      parent: 'order',
      name: '填写核实结果',
      nameEn: 'Fill in findings',
      pageurl: 'f-order/taskDesk',
      hidden: true,
      sort: 13,
      rights: ANSWER_READERS,
    },
  ],
};
