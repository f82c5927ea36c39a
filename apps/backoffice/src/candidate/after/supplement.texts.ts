import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const supplementTexts = defineTexts('candidateSupplement', {
  zh: {
    title: '请补充材料',
    lead: '只需要补充下面列出的内容，其他内容保持不变。',
    request: (time: string) => `背调顾问的说明（${time}）`,
    reason: '需要补充的原因',
    before: (text: string) => `之前填写：${text}`,
    entry: (number: number, format: FormatNumber) => `第 ${format(number)} 段`,
    submit: '提交补充',
    offline: '没有网络，内容已保存在本机。请在恢复网络后再提交。',
    incomplete: (count: number, format: FormatNumber) => `还有 ${format(count)} 处需要填写`,
    uploading: '文件还在上传，请稍候',
  },
  en: {
    title: 'Please add what is missing',
    lead: 'Only what is listed below is needed. Everything else stays as it is.',
    request: (time) => `From your contact (${time})`,
    reason: 'Why it is needed',
    before: (text) => `Before: ${text}`,
    entry: (number, format) => `Entry ${format(number)}`,
    submit: 'Submit',
    offline:
      'You are offline. Everything is stored on this device: submit once you are back online.',
    incomplete: (count, format) =>
      `${format(count)} ${count === 1 ? 'answer is' : 'answers are'} missing`,
    uploading: 'Files are still being uploaded',
  },
});
