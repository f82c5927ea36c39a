import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const noticeTexts = defineTexts('candidateNotice', {
  zh: {
    title: '背景调查告知与授权',
    lead: (name: string, company: string, position: string | null) =>
      position
        ? `${name}，您好。${company}拟聘用您担任「${position}」，委托明鉴核实您的背景。`
        : `${name}，您好。${company}委托明鉴核实您的背景。`,
    who: '谁在调查',
    client: '委托公司',
    provider: '调查机构',
    providerName: '明鉴',
    position: '应聘职位',
    officer: '背调顾问',
    noOfficer: '接单后指派',
    items: '核实什么，为什么',
    storage: '保存多久',
    storageText: (months: number) =>
      `报告和您提供的材料自订单完成起保存 ${months} 个月，到期删除。您可以随时更正、反对或撤回。`,
    storageDay: (day: string) => `预计删除日期：${day}。`,
    consents: '您的同意',
    consentsText: '请逐项阅读并勾选。每一项都由您决定，未勾选即为不同意。',
    required: '必需',
    optional: '可选',
    without: '不同意时，不核实该项。',
    withoutAll: '不同意时，整个调查无法进行。',
    agree: '同意所选项并继续',
    refuseAll: '全部不同意',
    missing: (count: number, format: FormatNumber) => `还有 ${format(count)} 项必需的同意没有勾选`,
    refuseTitle: '全部不同意？',
    refuseText: (company: string) =>
      `调查不会开始，订单随即终止，${company}会收到您未同意的通知，但看不到原因。链接将失效，已填写的内容不再使用。`,
    refuseConfirm: '确认不同意',
    refuseReason: '原因（选填，仅调查机构可见）',
    cancel: '再想想',
    otherDevice: (time: string) =>
      `这个链接还在另一台设备上打开过（${time}）。如果不是您本人，请联系背调顾问。`,
  },
  en: {
    title: 'Notice and consent',
    lead: (name, company, position) =>
      position
        ? `Hello ${name}. ${company} considers you for “${position}” and has asked Mingjian to verify your background.`
        : `Hello ${name}. ${company} has asked Mingjian to verify your background.`,
    who: 'Who asks',
    client: 'Company',
    provider: 'Provider',
    providerName: 'Mingjian',
    position: 'Position',
    officer: 'Your contact',
    noOfficer: 'Named once the order is accepted',
    items: 'What is checked, and why',
    storage: 'How long it is stored',
    storageText: (months) =>
      `The report and what you provide are stored for ${months} months after completion, then deleted. You can correct, object or withdraw at any time.`,
    storageDay: (day) => `Expected day of deletion: ${day}.`,
    consents: 'Your consent',
    consentsText:
      'Read and tick each one. You decide about every item; what you do not tick is refused.',
    required: 'Required',
    optional: 'Optional',
    without: 'Without it this item is not checked.',
    withoutAll: 'Without it nothing can be checked.',
    agree: 'Agree to the ticked and continue',
    refuseAll: 'Refuse all',
    missing: (count, format) =>
      `${format(count)} required ${count === 1 ? 'consent is' : 'consents are'} not ticked`,
    refuseTitle: 'Refuse all?',
    refuseText: (company) =>
      `The check does not begin and the order ends. ${company} learns that you did not agree, but not why. The link stops working, and what you entered is not used.`,
    refuseConfirm: 'Refuse all',
    refuseReason: 'Reason (optional, for the provider alone)',
    cancel: 'Not yet',
    otherDevice: (time) =>
      `This link was opened on another device too (${time}). If that was not you, tell your contact.`,
  },
});
