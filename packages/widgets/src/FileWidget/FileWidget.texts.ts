import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Megabytes of a gigabyte. */
const GIGABYTE = 1_024;

/** Returns a size in megabytes, from a gigabyte on in gigabytes: never more than it is. */
const sizeText = (size: number, space = '') =>
  size < GIGABYTE ? `${size}${space}MB` : `${Math.floor((size / GIGABYTE) * 10) / 10}${space}GB`;

export const fileWidgetTexts = defineTexts('FileWidget', {
  zh: {
    choose: '选择文件',
    drop: '或将文件拖放、粘贴到此处',
    accepts: (extensions: string, max: number, format: FormatNumber) =>
      `支持 ${extensions}，最多 ${format(max)} 个`,
    advice: (size: number) => `建议单个文件不超过 ${sizeText(size)}`,
    large: (size: number) => `大于建议的 ${sizeText(size)}`,
    separator: '、',
    join: '；',
    tooMany: '上传文件个数超出限制!',
    full: (max: number, format: FormatNumber) => `最多 ${format(max)} 个文件`,
    list: '文件',
    none: '没有文件',
    unnamed: '未命名文件',
    unknown: '无法识别的文件',
    unreadable: '文件列表的内容无法识别，已原样保留。请联系管理员后再修改。',
    preview: (name: string) => `预览 ${name}`,
    download: (name: string) => `下载 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    confirm: '请确认执行该操作',
    confirmRemove: '删除',
    kept: '取消操作',
    removed: '删除成功',
    downloadFailed: (name: string) => `${name} 下载失败，请稍后重试`,
  },
  en: {
    choose: 'Choose files',
    drop: 'or drop or paste them here',
    accepts: (extensions, max, format) => `${extensions}, at most ${format(max)} files`,
    advice: (size) => `${sizeText(size, ' ')} or less per file recommended`,
    large: (size) => `Larger than the recommended ${sizeText(size, ' ')}`,
    separator: ', ',
    join: '; ',
    tooMany: 'The number of uploaded files exceeds the limit!',
    full: (max, format) => `At most ${format(max)} files`,
    list: 'Files',
    none: 'No files',
    unnamed: 'Unnamed file',
    unknown: 'Unreadable file',
    unreadable: 'The list of files is unreadable and stays unchanged. Ask your administrator.',
    preview: (name) => `Preview ${name}`,
    download: (name) => `Download ${name}`,
    remove: (name) => `Delete ${name}`,
    confirm: 'Please confirm the execution of this operation',
    confirmRemove: 'Delete',
    kept: 'Cancel operation',
    removed: 'File deleted',
    downloadFailed: (name) => `${name} could not be downloaded. Try again later.`,
  },
});
