import { defineTexts } from '@mingjian/ui';

/** Texts of the way in by a link. */
export const entryTexts = defineTexts('candidateEntry', {
  zh: {
    title: '确认是您本人',
    lead: '这个链接只发给了您。请先用接收链接的手机号确认身份。',
    lastFour: '手机号后四位',
    lastFourNote: '发送链接的公司登记的您的手机号。',
    code: '短信验证码',
    codeSent: '验证码已发送，10 分钟内有效。',
    sendCode: '发送验证码',
    sendAgain: (seconds: number) => `${seconds} 秒后可重新发送`,
    byCode: '改用短信验证码',
    byLastFour: '改用手机号后四位',
    enter: '进入',
    validUntil: (time: string) => `链接有效期至 ${time}（北京时间）。`,
    ended: '为保护您的信息，页面已退出。您填写的内容都在，请再次确认身份后继续。',
    refused: '链接无效或已过期',
    refusedText: '请核对链接是否完整，或向发送链接的公司或背调顾问索取新链接。',
    refusedKept: '您已经填写的内容不会丢失，用新链接可以继续填写。',
    reread: '重新核对',
    declined: '您没有同意背景调查',
    declinedText: '您的选择已通知委托公司，调查不会开始，链接已失效。',
    declinedNext: '如果您改变主意，请联系委托公司或背调顾问重新发送邀请。',
  },
  en: {
    title: 'Confirm that it is you',
    lead: 'This link was sent to you alone. Confirm it with your mobile number first.',
    lastFour: 'Last four digits of your mobile number',
    lastFourNote: 'The number that the company has of you.',
    code: 'Code by text message',
    codeSent: 'The code was sent. It works for 10 minutes.',
    sendCode: 'Send a code',
    sendAgain: (seconds) => `Send again in ${seconds} s`,
    byCode: 'Use a code by text message',
    byLastFour: 'Use the last four digits',
    enter: 'Continue',
    validUntil: (time) => `The link works until ${time}, Beijing time.`,
    ended:
      'To protect your information you were signed out. Everything you entered is still there: confirm that it is you to go on.',
    refused: 'This link is not valid, or it has expired',
    refusedText:
      'Check that the link is complete, or ask the company or consultant who sent it for a new one.',
    refusedKept: 'What you have entered is not lost. With a new link you go on where you stopped.',
    reread: 'Check again',
    declined: 'You did not agree to the background check',
    declinedText:
      'The company has been informed. The check does not begin, and the link no longer works.',
    declinedNext:
      'If you change your mind, ask the company or the consultant for another invitation.',
  },
});
