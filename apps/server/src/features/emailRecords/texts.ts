import { EMAIL_FILES, EMAIL_MEGABYTES } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Messages of e-mails about orders. */
export const emailTexts = defineTexts({
  zh: {
    badFiles: '附件格式不正确',
    tooManyFiles: `最多 ${EMAIL_FILES} 个附件`,
    tooLargeFiles: `附件合计不能超过 ${EMAIL_MEGABYTES} MB`,
    fileMissing: (name: string) => `附件「${name}」不存在，请重新上传`,
    noText: '请填写正文',
    noReceiver: '请填写收件人',
  },
  en: {
    badFiles: 'The attachments have the wrong format',
    tooManyFiles: `At most ${EMAIL_FILES} attachments`,
    tooLargeFiles: `Attachments of at most ${EMAIL_MEGABYTES} MB in all`,
    fileMissing: (name) => `The attachment “${name}” is not stored. Upload it again`,
    noText: 'Enter a text',
    noReceiver: 'Enter a receiver',
  },
});
