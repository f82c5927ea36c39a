import type { DictionaryText } from './dictionaryText';

/** The words of messages that the product sends by itself, and of requests for an account. */
export const accountDictionaries: Readonly<Record<string, DictionaryText>> = {
  sending_channel: {
    name: '发送渠道',
    nameEn: 'Channel',
    options: `
      email|邮件|E-mail
      sms|短信|Text message`,
  },
  outbox_kind: {
    name: '消息用途',
    nameEn: 'Purpose of message',
    options: `
      passwordReset|重置密码|Password reset
      passwordChanged|密码已重置|Password was reset
      contactCode|验证联系方式|Confirm contact
      contactChanged|联系方式已更换|Contact changed
      candidateCode|候选人验证码|Candidate code
      candidateInvite|候选人邀约|Candidate invite
      candidateReturned|候选人补充|Candidate supplement
      registrationApproved|注册通过|Registration approved
      registrationRefused|注册未通过|Registration declined`,
  },
  outbox_status: {
    name: '发送状态',
    nameEn: 'Delivery status',
    options: `
      0|待发送|Waiting
      1|已发送|Sent
      2|发送失败|Failed
      3|仅存档|Stored only`,
  },
  registration_status: {
    name: '注册申请状态',
    nameEn: 'Registration status',
    options: `
      0|待审核|Pending
      1|已通过|Approved
      2|已拒绝|Declined`,
  },
};
