import { defineTexts } from '../../texts';

/** Names of the moves of a collection form, as buttons have them. */
export const collectMoveTexts = defineTexts({
  zh: {
    invite: '发送邀约',
    remind: '重新发送',
    open: '打开链接',
    identify: '身份核验',
    authorise: '签署授权',
    authoriseOnPaper: '按纸质授权书代填',
    fill: '填写',
    submit: '提交信息',
    returnItems: '退回补充',
    supply: '提交补充',
    pass: '信采审核通过',
    refuse: '拒绝授权',
    expire: '链接过期',
    withdraw: '撤回同意',
  },
  en: {
    invite: 'Send invite',
    remind: 'Send again',
    open: 'Open link',
    identify: 'Verify identity',
    authorise: 'Sign authorisation',
    authoriseOnPaper: 'Fill in by the signed letter',
    fill: 'Fill in',
    submit: 'Submit information',
    returnItems: 'Return items',
    supply: 'Submit supplement',
    pass: 'Pass collection review',
    refuse: 'Refuse authorisation',
    expire: 'Link expires',
    withdraw: 'Withdraw consent',
  },
});

/** Sentences that say what stands in the way of a form's moves. */
export const collectBlockerTexts = defineTexts({
  zh: {
    tooSoon: (minutes: number) => `刚发送过消息，请在 ${minutes} 分钟后再发`,
    sentOut: () => '该订单的消息次数已用完（最多 7 次），请电话联系候选人',
    noLetter: () => '请先在订单材料中上传已签署的授权书',
    incompleteItems: (count: number) => `还有 ${count} 项没有填写完整`,
    returnedItems: (count: number) => `还有 ${count} 项退回的内容没有补充`,
    notFrom: (status: string, move: string) => `信息采集表当前为「${status}」，不能${move}`,
  },
  en: {
    tooSoon: (minutes) =>
      `A message was just sent. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    sentOut: () => 'All 7 messages of this order are used, please call the candidate',
    noLetter: () => 'Upload the signed letter to the papers of the order first',
    incompleteItems: (count) =>
      count === 1 ? '1 item is not complete' : `${count} items are not complete`,
    returnedItems: (count) =>
      count === 1 ? '1 returned item is not answered' : `${count} returned items are not answered`,
    notFrom: (status, move) => `The form is “${status}”, so “${move}” is not possible`,
  },
});
