import { defineTexts } from '@mingjian/ui';

/** Texts of the pages that people enter by a link. */
export const entryTexts = defineTexts('entry', {
  zh: {
    clientUserTitle: '候选人信息采集',
    clientUserNext: '个人信息填写和授权尚未开放。开放后，您可以用同一个链接进入。',
    signPageTitle: '在线签署',
    signPageNext: '合同和授权书的在线签署尚未开放。开放后，您可以用同一个链接进入。',
    checking: '正在核对链接',
    valid: '链接有效',
    validUntil: (time: string) => `有效期至 ${time}（北京时间）`,
    refused: '链接无效或已过期',
    refusedText: '请核对链接是否完整，或向发送链接的公司或背调顾问索取新链接。',
    failed: '暂时无法核对链接',
    retry: '重试',
  },
  en: {
    clientUserTitle: 'Candidate information',
    clientUserNext:
      'Entering your information and giving consent is not available yet. You will be able to use the same link.',
    signPageTitle: 'Sign online',
    signPageNext:
      'Signing contracts and authorisation letters is not available yet. You will be able to use the same link.',
    checking: 'Checking the link',
    valid: 'Your link is valid',
    validUntil: (time) => `Valid until ${time}, Beijing time`,
    refused: 'This link is not valid, or it has expired',
    refusedText:
      'Check that the link is complete, or ask the company or consultant who sent it for a new one.',
    failed: 'The link could not be checked',
    retry: 'Try again',
  },
});
