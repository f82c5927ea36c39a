import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the recordings beside a task. */
export const contactRecordingsTexts = defineTexts('contactRecordings', {
  zh: {
    recording: (name: string) => `录音：${name}`,
    recordingOf: (contact: string, name: string) => `${contact}的录音 ${name}`,
    count: (count: number, format: FormatNumber) => `${format(count)} 个标记`,
    notSaved: '标记未保存，内容已保留',
    retry: '重试',
  },
  en: {
    recording: (name) => `Recording: ${name}`,
    recordingOf: (contact, name) => `Recording of ${contact}, ${name}`,
    count: (count, format) => `${format(count)} ${count === 1 ? 'mark' : 'marks'}`,
    notSaved: 'The marks are not stored. They are kept here',
    retry: 'Try again',
  },
});
