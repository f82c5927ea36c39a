import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const checkTexts = defineTexts('candidateCheck', {
  zh: {
    title: '检查并提交',
    lead: '请核对以下内容。提交后不能再修改，除非背调顾问退回补充。',
    missing: (count: number, format: FormatNumber) => `还有 ${format(count)} 处需要填写`,
    complete: '需要填写的内容都齐了',
    field: (item: string, label: string) => `${item}：${label}`,
    fieldOf: (item: string, number: number, label: string, format: FormatNumber) =>
      `${item}（第 ${format(number)} 段）：${label}`,
    files: '证明材料',
    wrong: '填写有误',
    back: '返回修改',
    submit: '提交',
    incomplete: '请先补全上面列出的内容',
    uploading: '文件还在上传，请稍候',
    offline: '没有网络，内容已保存在本机。请在恢复网络后再提交。',
  },
  en: {
    title: 'Check and submit',
    lead: 'Check your answers. Once submitted they cannot be changed, unless they are returned to you.',
    missing: (count, format) =>
      `${format(count)} ${count === 1 ? 'answer is' : 'answers are'} missing`,
    complete: 'Everything that is needed is there',
    field: (item, label) => `${item}: ${label}`,
    fieldOf: (item, number, label, format) => `${item} (entry ${format(number)}): ${label}`,
    files: 'Documents',
    wrong: 'not valid',
    back: 'Back to the form',
    submit: 'Submit',
    incomplete: 'Complete what is listed above first',
    uploading: 'Files are still being uploaded',
    offline:
      'You are offline. Everything is stored on this device: submit once you are back online.',
  },
});
