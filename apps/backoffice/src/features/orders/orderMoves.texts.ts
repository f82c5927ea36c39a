import { defineTexts } from '@mingjian/ui';

/** Texts of the moves of an order. */
export const orderMoveTexts = defineTexts('orderMoves', {
  zh: {
    moved: (label: string, orderNo: string) => `订单 ${orderNo}：${label}成功`,
    returnNote: '客户会收到通知和原因，修改后可重新提交。',
    withdrawNote: '核实尚未开始，撤回不产生费用。撤回后不能恢复，需要时请重新下单。',
    endEarlyNote: '未完成的任务会取消，已完成的结果用于部分报告。终止后不能恢复。',
    backNote: '由另一位同事审批；同意后订单退回上一步，并通知客户。',
    feeLoading: '正在计算取消费用…',
    feeUnknown: '取消费用暂时没有算出来，取消后以结算为准。',
    cancelFree: '还没有任务开始，取消不产生费用。取消后不能恢复。',
    cancelFee: (fee: string) => `已开始的任务照常收费，取消费用为 ${fee}。取消后不能恢复。`,
    returnedTitle: '订单已驳回',
    correct: '修改订单',
    draftTitle: '草稿还没有提交',
    draftNote: '项目经理看不到草稿。填完后提交，订单开始处理。',
    continueDraft: '继续填写',
    returnedToStaff: '正在等客户修改并重新提交。',
    returnedToClient: '请修改订单或补充材料；不需要修改时，直接点「重新提交」。',
    returnedWhy: (reason: string) => `原因：${reason}`,
  },
  en: {
    moved: (label, orderNo) => `Order ${orderNo}: “${label}” done`,
    returnNote: 'The client is told, with the reason, and can submit the order again.',
    withdrawNote:
      'Verification has not begun, so withdrawing costs nothing. It cannot be undone; place a new order if you need one.',
    endEarlyNote:
      'Open tasks are cancelled; finished ones make the partial report. It cannot be undone.',
    backNote: 'A colleague decides. Once approved, the order goes back and the client is told.',
    feeLoading: 'Working out what cancelling costs…',
    feeUnknown: 'The fee could not be worked out. The settlement decides.',
    cancelFree: 'No task has begun, so cancelling costs nothing. It cannot be undone.',
    cancelFee: (fee) =>
      `Tasks that have begun are charged: cancelling costs ${fee}. It cannot be undone.`,
    returnedTitle: 'The order was returned',
    correct: 'Change the order',
    draftTitle: 'This draft was not sent',
    draftNote: 'Nobody works on a draft. Complete it and send it, and the order begins.',
    continueDraft: 'Continue',
    returnedToStaff: 'It waits for the client to change it and to submit it again.',
    returnedToClient:
      'Change the order or add documents. If nothing needs a change, choose “Submit again”.',
    returnedWhy: (reason) => `Reason: ${reason}`,
  },
});
