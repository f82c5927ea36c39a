import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const filesTexts = defineTexts('candidateFiles', {
  zh: {
    title: '证明材料',
    required: '（必需）',
    add: '拍照或选择文件',
    hint: (most: number, format: FormatNumber) =>
      `支持 JPG、PNG 和 PDF，最多 ${format(most)} 个。照片会自动压缩，并去除拍摄地点。`,
    remove: (name: string) => `删除 ${name}`,
    show: (name: string) => `查看 ${name}`,
    hide: '收起',
    view: '查看',
    removeShort: '删除',
    sending: (name: string) => `正在上传 ${name}`,
    waiting: (name: string) => `等待上传 ${name}`,
    retry: '重试',
    giveUp: '取消',
    unreadable: '这张照片无法读取。HEIC 格式请在手机设置中改为「兼容性最佳」，或截屏后上传 JPG。',
    wrongKind: '只能上传 JPG、PNG 图片和 PDF 文件。',
    tooLarge: (megabytes: number, format: FormatNumber) =>
      `文件超过 ${format(megabytes)} MB，请压缩后再上传。`,
    tooMany: (most: number, format: FormatNumber) =>
      `最多 ${format(most)} 个文件，请先删除不需要的。`,
    failed: '没有上传成功',
  },
  en: {
    title: 'Documents',
    required: ' (required)',
    add: 'Take a picture or choose files',
    hint: (most, format) =>
      `JPG, PNG and PDF, ${format(most)} at most. Pictures are made smaller, and their place is removed.`,
    remove: (name) => `Remove ${name}`,
    show: (name) => `Show ${name}`,
    hide: 'Hide',
    view: 'Show',
    removeShort: 'Remove',
    sending: (name) => `Uploading ${name}`,
    waiting: (name) => `Waiting to upload ${name}`,
    retry: 'Try again',
    giveUp: 'Cancel',
    unreadable:
      'This picture cannot be read. For HEIC choose “Most compatible” in the camera settings, or upload a screenshot as JPG.',
    wrongKind: 'Only JPG and PNG pictures and PDF files can be uploaded.',
    tooLarge: (megabytes, format) =>
      `The file has more than ${format(megabytes)} MB. Make it smaller first.`,
    tooMany: (most, format) => `${format(most)} files at most. Remove those that are not needed.`,
    failed: 'The upload did not succeed',
  },
});
