import { defineTexts } from '../../texts';

/** Messages about requests for large reductions. */
export const reductionTexts = defineTexts({
  zh: {
    approve: '同意',
    refuse: '驳回申请',
    own: '不能审批自己的申请',
    missing: '申请不存在',
    decided: '申请已经处理',
    pending: '已有减免申请在等另一位同事审批',
    asksFor: (orderNo: string) => `申请减免：${orderNo}`,
    approvedTitle: (orderNo: string) => `减免已同意：${orderNo}`,
    refusedTitle: (orderNo: string) => `减免申请被驳回：${orderNo}`,
    asked: (candidate: string, amount: string, reason: string) =>
      `候选人${candidate}，减免 ${amount}。原因：${reason}`,
  },
  en: {
    approve: 'Approve',
    refuse: 'Refuse',
    own: 'You cannot decide on your own request',
    missing: 'The request does not exist',
    decided: 'The request has been decided already',
    pending: 'A request for a reduction waits for the decision of a colleague already',
    asksFor: (orderNo) => `Reduction requested: ${orderNo}`,
    approvedTitle: (orderNo) => `Reduction approved: ${orderNo}`,
    refusedTitle: (orderNo) => `Reduction refused: ${orderNo}`,
    asked: (candidate, amount, reason) =>
      `Candidate ${candidate}, ${amount} off. Reason: ${reason}`,
  },
});
