import { defineTexts } from '../../texts';

/** Messages about layouts of reports. */
export const layoutTexts = defineTexts({
  zh: {
    foreignPicture: '请上传自己的 PNG 或 JPEG 图片，或保留现有图片',
    draftCount: (count: number) => `${count} 份报告草稿正在使用`,
    layoutCount: (count: number) => `${count} 个报告排版模板`,
    notForReport: '该排版模板不适用于此报告',
  },
  en: {
    foreignPicture: 'Upload a PNG or JPEG picture of your own, or leave the present one',
    draftCount: (count) => `used by ${count} draft ${count === 1 ? 'report' : 'reports'}`,
    layoutCount: (count) => `${count} report ${count === 1 ? 'layout' : 'layouts'}`,
    notForReport: 'This layout is not for this report',
  },
});
