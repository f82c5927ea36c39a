import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const assistantTexts = defineTexts({
  zh: {
    off: '智能助手没有启用',
    busy: '智能助手正忙，请稍后重试',
    slow: '智能助手长时间没有答复，请重试或换一种问法',
    failed: '智能助手暂时不可用，请稍后重试',
    lastIsQuestion: '最后一条必须是您的问题',
  },
  en: {
    off: 'The assistant is switched off',
    busy: 'The assistant is busy, please try again later',
    slow: 'The assistant did not respond in time. Try again, or ask in another way',
    failed: 'The assistant is not available, please try again later',
    lastIsQuestion: 'The last part must be your question',
  },
});
