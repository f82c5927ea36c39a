import { defineTexts } from '../../texts';

/** Names of the moves of a task, as buttons have them. */
export const taskMoveTexts = defineTexts({
  zh: {
    assign: '派单',
    start: '开始处理',
    submit: '提交审核',
    resume: '继续处理',
    pass: '审核通过',
    reassign: '改派',
    waitForSource: '等待证明人/机构',
    hold: '挂起待补充',
    giveUp: '无法核实',
    giveBack: '审核退回',
    reopen: '重新处理',
    query: '查询数据源',
    answer: '数据源返回',
    failQuery: '数据源失败',
    reverify: '异议复核',
    cancel: '取消任务',
  },
  en: {
    assign: 'Dispatch',
    start: 'Start',
    submit: 'Submit for review',
    resume: 'Continue',
    pass: 'Pass',
    reassign: 'Reassign',
    waitForSource: 'Wait for third party',
    hold: 'Hold for supplement',
    giveUp: 'Unable to verify',
    giveBack: 'Return',
    reopen: 'Work on it again',
    query: 'Query data source',
    answer: 'Data source answered',
    failQuery: 'Data source failed',
    reverify: 'Verify again',
    cancel: 'Cancel task',
  },
});

/** Sentences about facts that block moves of a task. */
export const taskBlockerTexts = defineTexts({
  zh: {
    notBegun: '订单还没有进入核实，信采审核通过后才能开始',
    notOwn: '这不是您的任务',
    own: '不能审核自己的任务',
    noResult: '请先填写核实结果和警示度',
    unexplained: '红灯和黄灯须写明判灯理由',
    departs: '警示度与建议不同，须写明判灯理由',
    openRows: (count: number) => `还有 ${count} 行没有填写核实情况`,
    issued: '报告已出具，撤回报告后才能重新处理',
  },
  en: {
    notBegun: 'The order is not in verification yet. Work starts once the collection is passed',
    notOwn: 'This is not your task',
    own: 'You cannot review your own task',
    noResult: 'Fill in the result and the danger level first',
    unexplained: 'A red or yellow level needs its reason',
    departs: 'A level other than the suggested one needs its reason',
    openRows: (count) => `Rows without a finding: ${count}`,
    issued: 'The report is issued. It has to be recalled first',
  },
});

/** Other messages about tasks. */
export const taskTexts = defineTexts({
  zh: {
    missing: '任务不存在或已被删除',
    notMovable: (status: string, move: string) => `任务当前状态为「${status}」，不能${move}`,
    changed: '任务刚有变化，请核对后再操作',
    ownerUnknown: '此人不能处理任务',
    blueNeedsComparison: '查询类任务没有蓝灯',
    notWritable: '只能填写自己正在处理的任务',
    newer: '任务刚被他人修改，您填写的内容还在，请核对',
    rowUnknown: '该行不在这个调查项中',
    consentEnded: '候选人拒绝或撤回授权',
    orderCancelled: '订单已取消',
    orderEnded: '订单已终止',
    toldTask: (task: string, candidate: string) => `候选人${candidate}：${task}`,
    assignedTitle: (orderNo: string) => `新任务：${orderNo}`,
  },
  en: {
    missing: 'The task does not exist any more',
    notMovable: (status, move) => `The task is “${status}”, so “${move}” is not possible`,
    changed: 'The task has just changed. Check it, then try again',
    ownerUnknown: 'This person cannot work on tasks',
    blueNeedsComparison: 'A task that asks for records has no blue level',
    notWritable: 'You can fill in only tasks that you are working on',
    newer: 'Somebody has just changed this task. Your input is still here; compare both',
    rowUnknown: 'This row is not part of the item',
    consentEnded: 'The candidate refused or withdrew the authorisation',
    orderCancelled: 'The order was cancelled',
    orderEnded: 'The order was ended',
    toldTask: (task, candidate) => `${candidate}: ${task}`,
    assignedTitle: (orderNo) => `New tasks: ${orderNo}`,
  },
});
