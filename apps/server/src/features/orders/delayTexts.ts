import { defineTexts } from '../../texts';

/** Messages about requests for more time. */
export const delayTexts = defineTexts({
  zh: {
    ask: '申请延期',
    approve: '同意延期',
    refuse: '驳回延期',
    own: '不能审批自己的申请',
    missing: '申请不存在',
    decided: '申请已经处理',
    noClock: '候选人提交信息、开始计时后才能延期',
    pending: '已有延期申请在等审批',
    full: (most: number) => `一个订单最多延期 ${most} 次，请联系项目经理与客户沟通`,
    days: (days: number, reason: string) => `延期 ${days} 个工作日。${reason}`,
    askedTitle: (orderNo: string) => `申请延期：${orderNo}`,
    approvedTitle: (orderNo: string) => `已同意延期：${orderNo}`,
    refusedTitle: (orderNo: string) => `延期申请被驳回：${orderNo}`,
    newDue: (day: string, reason: string) => `新的截止日为 ${day}。原因：${reason}`,
  },
  en: {
    ask: 'Request an extension',
    approve: 'Approve extension',
    refuse: 'Refuse extension',
    own: 'You cannot decide on your own request',
    missing: 'The request does not exist',
    decided: 'The request has been decided already',
    noClock: 'The clock has not started: the candidate has not submitted the information',
    pending: 'A request for more time waits for a decision already',
    full: (most) => `An order can be extended ${most} times. Talk to the client instead`,
    days: (days, reason) => `Extended by ${days} working day(s). ${reason}`,
    askedTitle: (orderNo) => `Extension requested: ${orderNo}`,
    approvedTitle: (orderNo) => `Extension approved: ${orderNo}`,
    refusedTitle: (orderNo) => `Extension refused: ${orderNo}`,
    newDue: (day, reason) => `The new due date is ${day}. Reason: ${reason}`,
  },
});
