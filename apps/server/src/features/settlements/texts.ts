import { defineTexts } from '../../texts';

/** Messages about payments received. */
export const settlementTexts = defineTexts({
  zh: {
    missing: '回款不存在，或您没有权限查看',
    enter: '登记回款',
    match: '核销',
    reject: '退回',
    undo: '撤销核销',
    ownLarge: '10 万元及以上的回款须由登记人以外的同事核销',
    changed: '回款刚被他人修改，请核对后再操作',
    notFrom: (status: string, move: string) => `回款当前状态为「${status}」，不能${move}`,
    positive: '请填写大于 0 的金额',
    future: '不能晚于现在',
    otherStatement: '对账单不属于该客户，或不是待付款的对账单',
    over: (no: string) => `回款 ${no} 超出应付的部分`,
    overBack: (no: string) => `撤销回款 ${no} 超出应付的部分`,
  },
  en: {
    missing: 'The receipt does not exist, or you may not see it',
    enter: 'Receipt entered',
    match: 'Match',
    reject: 'Return',
    undo: 'Undo',
    ownLarge: 'From ¥100,000 on, somebody other than who entered it has to match it',
    changed: 'The receipt has just changed. Check it, then try again',
    notFrom: (status, move) => `The receipt is “${status}”, so “${move}” is not possible`,
    positive: 'Enter an amount above 0',
    future: 'must not be in the future',
    otherStatement: 'is of another client, or does not wait for a payment',
    over: (no) => `What receipt ${no} paid beyond the amounts due`,
    overBack: (no) => `What receipt ${no} paid beyond the amounts due, taken back`,
  },
});
