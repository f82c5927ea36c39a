import { defineTexts } from '../../texts';

/** Faults as a notice tells them. */
interface ToldFaults {
  candidate: string;
  faults: string;
  /** Empty for none. */
  note: string;
}

/** Words of samples of issued reports, and what stands in their way. */
export const sampleTexts = defineTexts({
  zh: {
    take: '领取',
    finish: '提交结果',
    putBack: '放回待领取',
    drop: '移出抽检',
    reopen: '重新抽检',
    ownReport: '您参与过这份报告，请由其他同事抽检',
    notIssued: '报告已被替代或撤回，不能抽检',
    taken: '已由其他同事领取',
    notTaken: '请先领取',
    missing: '抽检记录不存在，或您无权查看',
    changed: '抽检记录刚被他人改动，请刷新后再操作',
    notFrom: (status: string, move: string) => `抽检记录当前为「${status}」，不能${move}`,
    noReport: '订单没有已出具的报告，不能抽检',
    drawn: '这份报告已在抽检中',
    gradeMissing: '请选择抽检结果',
    faultsMissing: '一般差错和严重差错至少写明一处差错',
    noFaults: '合格的报告没有差错，请删除差错或改选结果',
    taskUnknown: '所选调查项不在这份报告中',
    kindUnknown: '所选差错类型不存在或已停用',
    stretch: (item: string, index: number) => `${item}（第 ${index} 段）`,
    title: (grade: string, orderNo: string) => `报告抽检${grade}：${orderNo}`,
    fault: (kind: string, note: string) => `${kind}（${note}）`,
    minor: ({ candidate, faults, note }: ToldFaults) =>
      `候选人${candidate}的报告抽检发现：${faults}。${note}`,
    serious: ({ candidate, faults, note }: ToldFaults) =>
      `候选人${candidate}的报告抽检发现：${faults}。${note}请在订单中核对，可以开始更正报告。`,
    sampling: '抽检已出具报告',
    samplingNote: (percent: number) =>
      `从上一周（周一至周日）出具的报告中随机抽取，每位项目经理至少一份；重复运行不会重复抽取。参数 percent 为抽取比例（%），默认 ${percent}。`,
  },
  en: {
    take: 'Take',
    finish: 'Submit result',
    putBack: 'Put back',
    drop: 'Drop from sample',
    reopen: 'Inspect again',
    ownReport: 'You had a part in this report. A colleague inspects it',
    notIssued: 'The report was replaced or recalled, so it is not inspected',
    taken: 'A colleague has taken it already',
    notTaken: 'Take it first',
    missing: 'There is no such sample, or it is not yours to see',
    changed: 'Somebody has just changed the sample. Reload it, then try again',
    notFrom: (status, move) => `The sample is “${status}”, so “${move}” is not possible`,
    noReport: 'The order has no issued report to inspect',
    drawn: 'This report is in the sample already',
    gradeMissing: 'Select the result',
    faultsMissing: 'Minor and serious faults need at least one line that names the fault',
    noFaults: 'A correct report has no faults. Remove them, or select another result',
    taskUnknown: 'A selected item is not in this report',
    kindUnknown: 'A selected kind of fault does not exist, or is disabled',
    stretch: (item, index) => `${item} (${index})`,
    title: (grade, orderNo) => `Sample of reports, ${grade}: ${orderNo}`,
    fault: (kind, note) => `${kind} (${note})`,
    minor: ({ candidate, faults, note }) =>
      `The inspection of the report about ${candidate} found: ${faults}. ${note}`,
    serious: ({ candidate, faults, note }) =>
      `The inspection of the report about ${candidate} found: ${faults}. ${note} Check it on the page of the order, where a correction can be begun.`,
    sampling: 'Sample issued reports',
    samplingNote: (percent) =>
      `Draws at random from the reports that were issued in the week before (Monday to Sunday), at least one for each project manager. A second run draws nothing twice. Parameter: percent, the share that is drawn. Default ${percent}.`,
  },
});

/** The acts of a sample's history, as what was done. */
export const sampleActTexts = defineTexts({
  zh: {
    draw: '抽取',
    take: '领取',
    finish: '提交结果',
    putBack: '放回',
    drop: '移出',
    reopen: '重新抽检',
  },
  en: {
    draw: 'Drawn',
    take: 'Taken',
    finish: 'Result submitted',
    putBack: 'Put back',
    drop: 'Dropped',
    reopen: 'Opened again',
  },
});
