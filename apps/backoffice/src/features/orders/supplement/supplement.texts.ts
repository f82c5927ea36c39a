import { defineTexts } from '@mingjian/ui';

/** Texts of the dialog that asks a candidate for more. */
export const supplementTexts = defineTexts('orderSupplement', {
  zh: {
    title: '补充材料',
    content: '补充信息',
    missing: '请填写补充信息',
    send: '发送',
    note: '订单退回候选人补充，补充期间停止核实。候选人和客户都能看到这里填写的内容。',
  },
  en: {
    title: 'Supplementary material',
    content: 'Information to supply',
    missing: 'Fill in what has to be supplied',
    send: 'Send',
    note: 'The order goes back to its candidate, and verification stops. Candidate and client read what is written here.',
  },
});
