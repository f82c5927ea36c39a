import { fileRefusalTexts } from '@mingjian/widgets/fileContent';
import { defineTexts } from '../../texts';

/** Messages about files. */
export const fileTexts = defineTexts({
  zh: {
    ...fileRefusalTexts.zh,
    separator: '、',
    noPreview: '暂不支持该格式文件预览',
    pictureRefused: '图片无法读取，或像素过多',
    pictureNotMade: '图片无法显示，请下载后查看',
    pictureStopped: '图片暂时无法显示，请稍后再试',
    formFull: (most: number) => `信息采集表最多存放 ${most} 个文件`,
    quotaReached: (megabytes: number) =>
      `贵公司的文件已达到 ${megabytes}M 的总量上限，文件未保存，请联系客服`,
    notConverted: '文件无法转换为预览，请下载后查看',
    notConvertedLocked: '文件可能有密码，无法转换为预览，请下载后查看',
    partMisplaced: '已收到的内容与该分片不衔接，请从已收到的位置继续上传',
    partsMissing: '文件尚未全部上传，请继续上传',
    tooManyParts: '同时上传的大文件过多，请等其他文件上传完成后再试',
    addressExpired: '文件链接已失效，请刷新后重试',
  },
  en: {
    ...fileRefusalTexts.en,
    separator: ', ',
    noPreview: 'Preview of this file format is not supported',
    pictureRefused: 'The picture cannot be read, or has too many pixels',
    pictureNotMade: 'The picture cannot be shown. Download it instead',
    pictureStopped: 'The picture cannot be shown now. Try again later',
    formFull: (most) => `The form holds ${most} files, which is the most`,
    quotaReached: (megabytes) =>
      `The files of your company have reached their total of ${megabytes} MB, so the file was not saved. Contact our service`,
    notConverted: 'The file cannot be converted for a preview. Download it instead',
    notConvertedLocked:
      'The file may have a password and cannot be converted for a preview. Download it instead',
    partMisplaced: 'This part does not continue what has arrived. Go on where that ends',
    partsMissing: 'The file has not arrived whole. Go on with the upload',
    tooManyParts: 'Too many large files are being uploaded. Try again when others are done',
    addressExpired: 'The link to this file has expired. Reload and try again',
  },
});
