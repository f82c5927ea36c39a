import { defineTexts, type FormatNumber } from '@mingjian/ui';
import { fileRefusalTexts } from '../../fileContent';

/** Texts of everything that uploads files. */
export const uploadTexts = defineTexts('Upload', {
  zh: {
    ...fileRefusalTexts.zh,
    waiting: '等待上传',
    uploading: (name: string) => `正在上传 ${name}`,
    done: '上传成功',
    failed: '上传失败',
    failedWhy: (reason: string) => `上传失败：${reason}`,
    cancelled: '已取消上传',
    cancel: (name: string) => `取消上传 ${name}`,
    retry: (name: string) => `重新上传 ${name}`,
    discard: (name: string) => `移除 ${name}`,
    names: (names: string, more: number, format: FormatNumber) =>
      more > 0 ? `${names} 等 ${format(more)} 个` : names,
    separator: '、',
    colon: '：',
    unsafe: '文件地址不安全，已禁止打开',
    dismiss: '关闭提示',
    unfinished: '请等待所有图片上传成功',
    unsent: '出现了网络问题，请刷新页面重新上传！',
  },
  en: {
    ...fileRefusalTexts.en,
    waiting: 'Waiting to upload',
    uploading: (name) => `Uploading ${name}`,
    done: 'Upload successful',
    failed: 'Upload failed',
    failedWhy: (reason) => `Upload failed: ${reason}`,
    cancelled: 'Upload cancelled',
    cancel: (name) => `Cancel upload: ${name}`,
    retry: (name) => `Upload again: ${name}`,
    discard: (name) => `Remove ${name}`,
    names: (names, more, format) => (more > 0 ? `${names} and ${format(more)} more` : names),
    separator: ', ',
    colon: ': ',
    unsafe: 'The address of this file is not safe to open',
    dismiss: 'Dismiss',
    unfinished: 'Wait until all uploads are finished',
    unsent: 'There was a network problem. Reload the page and upload again.',
  },
});
