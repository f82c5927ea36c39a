import { defineTexts } from '../../texts';

/** Sentences about what rules find in a form. */
export const findingTexts = defineTexts({
  zh: {
    nameDiffers: (name: string) => `与订单中的姓名「${name}」不一致`,
    numberDiffers: '与订单中的证件号不一致',
    gap: (from: string, to: string) => `${from} 至 ${to} 没有填写，请核对`,
    overlap: (from: string, to: string) => `${from} 至 ${to} 与上一段重叠`,
    personalMail: '证明人留的是个人邮箱，无法确认所在单位',
    sameFile: (name: string, orderNo: string) =>
      `「${name}」与订单 ${orderNo} 另一位候选人的文件完全相同`,
  },
  en: {
    nameDiffers: (name) => `Differs from the name in the order, “${name}”`,
    numberDiffers: 'Differs from the number in the order',
    gap: (from, to) => `Nothing is entered from ${from} to ${to}`,
    overlap: (from, to) => `${from} to ${to} overlaps with the previous entry`,
    personalMail: 'The referee has a personal e-mail address, so the employer cannot be seen',
    sameFile: (name, orderNo) =>
      `“${name}” is the same file as one of another candidate in order ${orderNo}`,
  },
});
