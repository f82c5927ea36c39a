import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const formTexts = defineTexts('candidateForm', {
  zh: {
    title: '填写信息',
    lead: '填写的内容会自动保存。您可以随时关闭页面，之后用同一个链接继续。',
    entry: (number: number, format: FormatNumber) => `第 ${format(number)} 段`,
    add: '添加一段',
    remove: '删除这一段',
    removeTitle: (number: number, format: FormatNumber) => `删除第 ${format(number)} 段？`,
    removeText: '这一段填写的内容会一并删除。',
    choose: '请选择',
    yes: '是',
    no: '否',
    from: '开始月份',
    to: '结束月份',
    soFar: '至今',
    monthHint: '例如 2020-09',
    wrongMonths: '结束月份不能早于开始月份，请按 yyyy-MM 填写',
    missing: '请填写',
    explanation: '补充说明（选填）',
    explanationNote: '例如单位已注销、职位名称不同或材料不全的原因。',
    noContact: '暂不联系这家单位',
    noContactNote: '在您同意之前，我们不会与这家单位联系。在职单位默认不联系。',
    personalMail:
      '这是个人邮箱。核实时需要能看出证明人所在单位的工作邮箱，如果没有，请在补充说明中写明。',
    gap: (from: string, to: string) =>
      from === to ? `${from} 没有填写` : `${from} 至 ${to} 没有填写`,
    overlap: (from: string, to: string) =>
      from === to ? `${from} 与另一段重叠` : `${from} 至 ${to} 与另一段重叠`,
    findings: '时间不连续',
    findingsText: '可以继续提交。如果有原因（求学、待业、创业等），请在补充说明中写明。',
    saved: (time: string) => `已保存 ${time}`,
    saving: '正在保存',
    kept: '没有网络，已存在本机',
    check: '检查并提交',
    merged: (names: string) =>
      `另一台设备刚修改了「${names}」。已合并，同一处以您在这里填写的为准。`,
    understood: '知道了',
  },
  en: {
    title: 'Your information',
    lead: 'What you enter is saved as you type. You can close the page and go on later with the same link.',
    entry: (number, format) => `Entry ${format(number)}`,
    add: 'Add an entry',
    remove: 'Remove this entry',
    removeTitle: (number, format) => `Remove entry ${format(number)}?`,
    removeText: 'What you entered in it is removed too.',
    choose: 'Choose',
    yes: 'Yes',
    no: 'No',
    from: 'First month',
    to: 'Last month',
    soFar: 'Until now',
    monthHint: 'Such as 2020-09',
    wrongMonths: 'The last month cannot be before the first. Enter both as yyyy-MM',
    missing: 'Required',
    explanation: 'Explanation (optional)',
    explanationNote:
      'Such as an employer that no longer exists, another job title, or missing documents.',
    noContact: 'Do not contact this employer yet',
    noContactNote:
      'We do not contact this employer before you agree. A present employer is never contacted by default.',
    personalMail:
      'This is a personal address. A business address shows the employer of the referee; if there is none, say so in the explanation.',
    gap: (from, to) => (from === to ? `${from} is not covered` : `${from} to ${to} is not covered`),
    overlap: (from, to) =>
      from === to ? `${from} overlaps another entry` : `${from} to ${to} overlaps another entry`,
    findings: 'The dates have gaps or overlaps',
    findingsText:
      'You can submit all the same. If there is a reason, such as study or a search for work, give it in the explanation.',
    saved: (time) => `Saved ${time}`,
    saving: 'Saving',
    kept: 'Offline; stored on this device',
    check: 'Check and submit',
    merged: (names) =>
      `Another device just changed “${names}”. Both were merged; where they differ, what you entered here is kept.`,
    understood: 'OK',
  },
});
