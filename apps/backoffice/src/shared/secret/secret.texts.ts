import { defineTexts } from '@mingjian/ui';

/** Texts of the dialog that shows a new secret. */
export const secretTexts = defineTexts('secret', {
  zh: {
    label: '密钥',
    copy: '复制密钥',
    previousUntil: (time: string) => `旧密钥在 ${time} 前仍然有效。`,
    saved: '我已保存',
    making: '正在生成密钥',
    notMade: '没有生成密钥',
  },
  en: {
    label: 'Secret',
    copy: 'Copy secret',
    previousUntil: (time) => `The old secret works until ${time}.`,
    saved: 'I have saved it',
    making: 'Making a secret',
    notMade: 'No secret was made',
  },
});
