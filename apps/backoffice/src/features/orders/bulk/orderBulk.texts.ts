import { defineTexts } from '@mingjian/ui';

/** Names of the moves of several orders, and what is said before they are made. */
export const orderBulkTexts = defineTexts('orderBulk', {
  zh: {
    accept: '接单',
    handOver: '转交',
    dispatch: '派单',
    passCollection: '信采审核通过',
    finishTasks: '报告录入完成',
    complete: '完成订单',
    returnToClient: '驳回下单',
    endEarly: '终止并出具部分报告',
    cancel: '取消订单',
    place: '提交订单',
    resubmit: '重新提交',
    withdraw: '撤回订单',
    newManager: '新的项目经理',
    fee: (amount: string) => `取消费用 ${amount}`,
    fees: (amount: string) => `已开始的任务照常收费，取消费用共 ${amount}。取消后不能恢复。`,
    noFees: '还没有任务开始，取消不产生费用。取消后不能恢复。',
    cancelNote: '取消后不能恢复。',
    endEarlyNote: '未完成的任务会取消，已完成的结果用于部分报告。终止后不能恢复。',
    returnNote: '客户会收到通知和原因，修改后可重新提交。',
    withdrawNote: '核实尚未开始，撤回不产生费用。撤回后不能恢复，需要时请重新下单。',
  },
  en: {
    accept: 'Accept',
    handOver: 'Hand over',
    dispatch: 'Dispatch',
    passCollection: 'Pass collection review',
    finishTasks: 'Finish report entry',
    complete: 'Complete order',
    returnToClient: 'Return to client',
    endEarly: 'End with a partial report',
    cancel: 'Cancel order',
    place: 'Place order',
    resubmit: 'Submit again',
    withdraw: 'Withdraw order',
    newManager: 'New project manager',
    fee: (amount) => `cancelling costs ${amount}`,
    fees: (amount) =>
      `Tasks that have begun are charged: cancelling costs ${amount} in all. It cannot be undone.`,
    noFees: 'No task has begun, so cancelling costs nothing. It cannot be undone.',
    cancelNote: 'It cannot be undone.',
    endEarlyNote:
      'Open tasks are cancelled; finished ones make the partial report. It cannot be undone.',
    returnNote: 'The client is told, with the reason, and can submit the order again.',
    withdrawNote:
      'Verification has not begun, so withdrawing costs nothing. It cannot be undone; place a new order if you need one.',
  },
});
