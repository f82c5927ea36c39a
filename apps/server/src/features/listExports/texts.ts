import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const exportTexts = defineTexts({
  zh: {
    exportGone: '该文件不存在或已过期，请重新导出',
    exportInterrupted: '服务重启，导出中断',
    exportBroken: '导出失败，请稍后重试',
    exportFieldUnknown: (field: string) => `不能导出「${field}」`,
    exportTooLarge: (limit: number) => `一次最多导出 ${limit} 条，请先缩小筛选范围`,
    tooManyExports: (limit: number) => `最多同时进行 ${limit} 个导出，请等待完成后再试`,
  },
  en: {
    exportGone: 'This file does not exist or has expired, please export again',
    exportInterrupted: 'The service restarted, and the export was interrupted',
    exportBroken: 'The export failed, please try again later',
    exportFieldUnknown: (field) => `“${field}” cannot be exported`,
    exportTooLarge: (limit) =>
      `At most ${limit} rows can be exported at a time, please narrow the filter first`,
    tooManyExports: (limit) => `At most ${limit} exports run at a time, please wait for one to end`,
  },
});
