import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the export of reports. */
export const reportExportTexts = defineTexts('reportExport', {
  zh: {
    title: '导出报告',
    selected: (count: number, format: FormatNumber) => `已选 ${format(count)} 个订单`,
    matching: '符合当前条件的全部订单',
    all: '列表中的全部订单',
    language: '报告语言',
    chinese: '中文',
    english: 'English',
    contents: (limit: number, format: FormatNumber) =>
      `每个订单取最新出具的报告，打包为一个 ZIP 文件；没有报告的订单和原因写在随附的清单里。一次最多 ${format(limit)} 个订单。`,
    start: '开始导出',
    cancel: '取消导出',
    close: '关闭',
    download: '下载',
    waiting: '排队中',
    running: '正在打包报告',
    progress: (done: number, total: number, format: FormatNumber) =>
      `${format(done)} / ${format(total)} 个订单`,
    later: '可以关闭窗口，完成后在列表的「导出」里下载。',
    done: (count: number, format: FormatNumber) => `已处理 ${format(count)} 个订单，可以下载了`,
    cancelled: '导出已取消',
    failed: '导出失败',
    notStarted: '没有开始导出',
  },
  en: {
    title: 'Export reports',
    selected: (count, format) =>
      count === 1 ? '1 order selected' : `${format(count)} orders selected`,
    matching: 'All orders that match the filter',
    all: 'All orders of the list',
    language: 'Language of the reports',
    chinese: '中文',
    english: 'English',
    contents: (limit, format) =>
      `The newest issued report of each order, in one ZIP file. A list in it names the orders without a report, and why. At most ${format(limit)} orders at a time.`,
    start: 'Start export',
    cancel: 'Cancel export',
    close: 'Close',
    download: 'Download',
    waiting: 'Waiting',
    running: 'Collecting the reports',
    progress: (done, total, format) => `${format(done)} of ${format(total)} orders`,
    later: 'You may close this window, and download the file later from “Export” above the list.',
    done: (count, format) =>
      count === 1
        ? '1 order is done, ready to download'
        : `${format(count)} orders are done, ready to download`,
    cancelled: 'The export was cancelled',
    failed: 'The export failed',
    notStarted: 'The export did not start',
  },
});
