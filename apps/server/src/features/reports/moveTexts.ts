import { defineTexts } from '../../texts';

/** Names of the moves of a version, as buttons have them. */
export const reportMoveTexts = defineTexts({
  zh: {
    submit: '提交质检',
    takeBack: '撤回修改',
    giveBack: '质检退回',
    revise: '继续修改',
    pass: '质检通过',
    reopen: '退回修改',
    issue: '出具报告',
    replace: '替代',
    recall: '撤回',
  },
  en: {
    submit: 'Submit for review',
    takeBack: 'Take back',
    giveBack: 'Return',
    revise: 'Revise',
    pass: 'Pass review',
    reopen: 'Return to draft',
    issue: 'Issue report',
    replace: 'Replace',
    recall: 'Recall',
  },
});

/** The acts of a version's history, as what was done. */
export const reportActTexts = defineTexts({
  zh: {
    draft: '开始编辑',
    submit: '提交质检',
    takeBack: '撤回修改',
    giveBack: '质检退回',
    revise: '继续修改',
    pass: '质检通过',
    reopen: '退回修改',
    issue: '出具报告',
    replace: '已被新版本替代',
    recall: '报告已撤回',
    note: '备注',
  },
  en: {
    draft: 'Draft begun',
    submit: 'Submitted for review',
    takeBack: 'Taken back',
    giveBack: 'Returned by the review',
    revise: 'Revised',
    pass: 'Review passed',
    reopen: 'Returned to draft',
    issue: 'Report issued',
    replace: 'Replaced by a newer version',
    recall: 'Report recalled',
    note: 'Note',
  },
});

/** Sentences about facts that block moves of a version. */
export const reportBlockerTexts = defineTexts({
  zh: {
    ownReport: '报告由您撰写，须由另一位同事质检',
    emptySummary: '概述还没有内容',
    undecided: '报告有异议还没有结论，请先在异议中决定更正',
    tooEarly: '订单还没有到「待生成报告」，此时只能出具阶段报告',
  },
  en: {
    ownReport: 'You wrote this report, so a colleague has to review it',
    emptySummary: 'The overview has no text yet',
    undecided: 'A dispute is not decided. Decide there to correct the report',
    tooEarly: 'The order has work left before its report; only a stage report can be issued now',
  },
});
