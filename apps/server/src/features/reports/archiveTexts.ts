import { defineTexts } from '../../texts';

/** Why an archive lacks the report of an order. */
export type LackOfReport = 'notIssued' | 'recalled' | 'erased' | 'broken';

/** Words of archives of reports. */
export const archiveTexts = defineTexts({
  zh: {
    archiveName: '背景调查报告',
    listName: '清单.csv',
    order: '订单编号',
    candidate: '候选人',
    report: '报告编号',
    file: '文件',
    note: '说明',
    included: '已导出',
    notIssued: '报告还没有出具',
    recalled: '报告已撤回，正在更正',
    erased: '候选人的个人信息已删除',
    broken: '文件没有生成，请稍后重新导出',
    none: '所选订单还没有可以导出的报告',
  },
  en: {
    archiveName: 'Background check reports',
    listName: 'index.csv',
    order: 'Order',
    candidate: 'Candidate',
    report: 'Report',
    file: 'File',
    note: 'Note',
    included: 'Exported',
    notIssued: 'The report is not issued yet',
    recalled: 'The report was recalled and is being corrected',
    erased: 'The personal data of the candidate was deleted',
    broken: 'The file could not be made, please export it again later',
    none: 'None of these orders has a report that can be exported yet',
  },
});
