import { defineTexts } from '../../texts';

/** Messages about requests to move an order back behind its report. */
export const backTexts = defineTexts({
  zh: {
    recallReport: '申请撤回报告',
    reopen: '申请重新打开',
    approve: '同意',
    refuse: '驳回申请',
    own: '不能审批自己的申请',
    missing: '申请不存在',
    decided: '申请已经处理',
    inDispute: '报告有异议正在处理，有了结论后才能撤回或重新打开',
    billed: '订单已在对账单中，请先作废对账单',
    pending: '已有申请在等另一位同事审批',
    titled: (label: string, orderNo: string) => `${label}：${orderNo}`,
    refusedTitle: (label: string, orderNo: string) => `${label}的申请被驳回：${orderNo}`,
    asked: (candidate: string, reason: string) => `候选人${candidate}。原因：${reason}`,
  },
  en: {
    recallReport: 'Request a recall of the report',
    reopen: 'Request to reopen',
    approve: 'Approve',
    refuse: 'Refuse',
    own: 'You cannot decide on your own request',
    missing: 'The request does not exist',
    decided: 'The request has been decided already',
    inDispute: 'A dispute about the report has to be decided first',
    billed: 'The order is on a statement, which has to be voided first',
    pending: 'A request waits for the decision of a colleague already',
    titled: (label, orderNo) => `${label}: ${orderNo}`,
    refusedTitle: (label, orderNo) => `Refused: ${label}: ${orderNo}`,
    asked: (candidate, reason) => `Candidate ${candidate}. Reason: ${reason}`,
  },
});
