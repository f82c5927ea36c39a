import { CODE_MINUTES } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Message with the code that confirms a signature for a company. */
export const codeTexts = defineTexts({
  zh: {
    subject: '明鉴：签署验证码',
    content: (code: string) =>
      `验证码 ${code}，用于签署合同，${CODE_MINUTES} 分钟内有效，请不要告诉任何人。`,
  },
  en: {
    subject: 'Mingjian: your code',
    content: (code) =>
      `${code} is your code to sign a contract. It works for ${CODE_MINUTES} minutes. Tell nobody the code.`,
  },
});
