import { defineTexts } from '@mingjian/ui';

/** Texts of the moves of an order. */
export const orderMoveTexts = defineTexts('orderMoves', {
  zh: {
    moved: (label: string, orderNo: string) => `订单 ${orderNo}：${label}成功`,
    returnNote: '客户会收到通知和原因，修改后可重新提交。',
    withdrawNote: '核实尚未开始，撤回不产生费用。撤回后不能恢复，需要时请重新下单。',
    returnedTitle: '订单已驳回',
    returnedToStaff: '正在等客户修改并重新提交。',
    returnedToClient: '请补充订单材料或联系项目经理，再点「重新提交」。',
    returnedWhy: (reason: string) => `原因：${reason}`,
  },
  en: {
    moved: (label, orderNo) => `Order ${orderNo}: “${label}” done`,
    returnNote: 'The client is told, with the reason, and can submit the order again.',
    withdrawNote:
      'Verification has not begun, so withdrawing costs nothing. It cannot be undone; place a new order if you need one.',
    returnedTitle: 'The order was returned',
    returnedToStaff: 'It waits for the client to change it and to submit it again.',
    returnedToClient:
      'Add to the order’s documents or contact your project manager, then choose “Submit again”.',
    returnedWhy: (reason) => `Reason: ${reason}`,
  },
});
