import { defineTexts, type FormatNumber } from '@mingjian/ui';

export const identityTexts = defineTexts('candidateIdentity', {
  zh: {
    title: '身份核验',
    lead: '确认授权由您本人作出，避免同名误认。',
    name: '姓名',
    card: '身份证号',
    passport: '护照号码',
    permit: '通行证或居住证号码',
    other: '证件号码',
    numberNote: '只用于核验，传输加密，不会在页面上再次显示。',
    codeTo: (mobile: string) => `验证码发送至 ${mobile}`,
    codeFirst: '请先发送验证码，再填写收到的 6 位数字。',
    nameFirst: '请填写姓名',
    numberFirst: '请填写证件号码',
    submit: '核验并继续',
    failed: '上次核验没有通过',
    left: (count: number, format: FormatNumber) =>
      `今天还可以尝试 ${format(count)} 次。多次不通过时，请联系背调顾问人工核验。`,
    waiting: '正在人工核验',
    waitingText:
      '您的证件需要由背调顾问人工核验，通常在一个工作日内完成。完成后用同一个链接继续，已勾选的内容会保留。',
    reread: '查看核验结果',
    back: '返回修改同意项',
  },
  en: {
    title: 'Verify your identity',
    lead: 'To make sure that the consent is yours, and no namesake is checked.',
    name: 'Name',
    card: 'Identity card number',
    passport: 'Passport number',
    permit: 'Permit number',
    other: 'Document number',
    numberNote: 'Only for the comparison; encrypted on its way, and never shown again.',
    codeTo: (mobile) => `The code goes to ${mobile}`,
    codeFirst: 'Send a code first, then enter its 6 digits.',
    nameFirst: 'Enter your name',
    numberFirst: 'Enter the number',
    submit: 'Verify and continue',
    failed: 'The last attempt did not succeed',
    left: (count, format) =>
      `${format(count)} ${count === 1 ? 'attempt' : 'attempts'} left today. If it keeps failing, ask your contact to verify you by hand.`,
    waiting: 'Your documents are being verified',
    waitingText:
      'Your document is verified by hand, as a rule within one working day. Then go on with the same link; what you ticked is kept.',
    reread: 'Look again',
    back: 'Back to your consent',
  },
});
