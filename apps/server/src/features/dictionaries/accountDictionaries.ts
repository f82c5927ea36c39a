import type { DictionaryText } from './dictionaryText';

/** Occasions of messages to candidates, clients and staff. */
const SCENES = `
      candidateInvite|邀请候选人|Candidate invited
      candidateReminder|提醒候选人|Candidate reminded
      candidateReturned|退回补充|Items returned
      candidatePassed|信采通过|Form passed
      signInvite|邀请签署|Signing
      consentWithdrawn|撤回授权|Consent withdrawn
      orderPlaced|订单已提交|Order placed
      orderAccepted|订单已接单|Order accepted
      delayApproved|延期已同意|Delay approved
      reportIssued|报告已出具|Report issued
      balanceLow|余额预警|Balance running out
      rightsAnswered|个人信息请求已答复|Request answered
      dataDeleted|个人信息删除|Personal data deleted
      undeliverable|未送达|Undeliverable
      free|自由消息|Free message`;

/** The words of messages that the product sends by itself, and of requests for an account. */
export const accountDictionaries: Readonly<Record<string, DictionaryText>> = {
  library_category: {
    name: '资源库类别',
    nameEn: 'Kind of library document',
    options: `
      policy|制度|Policy
      template|模板|Template
      training|培训|Training
      contract|合同范本|Contract form
      other|其他|Other`,
  },
  sending_channel: {
    name: '发送渠道',
    nameEn: 'Channel',
    options: `
      email|邮件|E-mail
      sms|短信|Text message
      notice|站内信|In-app`,
  },
  message_scene: {
    name: '消息场景',
    nameEn: 'Occasion of message',
    options: SCENES,
  },
  message_sign: {
    name: '短信签名',
    nameEn: 'Signature of text messages',
    options: '明鉴|明鉴|Mingjian',
  },
  message_receiver: {
    name: '收件人类型',
    nameEn: 'Receiver',
    options: `
      1|候选人|Candidate
      2|客户|Client
      3|员工|Staff`,
  },
  message_try: {
    name: '发送结果',
    nameEn: 'Result of attempt',
    options: `
      0|发送中|Sending
      1|已发送|Sent
      2|失败|Failed`,
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
      registrationApproved|注册通过|Registration approved
      registrationRefused|注册未通过|Registration declined
      ${SCENES.trim()}
      orderEmail|订单邮件|Order e-mail
      invoiceDelivered|发票交付|Invoice delivered`,
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
  privacy_kind: {
    name: '个人信息请求类型',
    nameEn: 'Kind of request about personal data',
    options: `
      1|查阅复制|Access
      2|更正|Correction
      3|异议|Objection
      4|删除|Deletion`,
  },
  privacy_status: {
    name: '个人信息请求状态',
    nameEn: 'Status of request about personal data',
    options: `
      10|待受理|Received
      20|处理中|In work
      30|待复核|To confirm
      40|已同意|Granted
      50|已拒绝|Refused
      60|已撤销|Withdrawn`,
  },
  privacy_channel: {
    name: '个人信息请求来源',
    nameEn: 'Source of request about personal data',
    options: `
      1|候选人页面|Candidate page
      2|电话|Phone
      3|信函|Letter`,
  },
  deletion_ground: {
    name: '删除依据',
    nameEn: 'Ground of deletion',
    options: `
      1|候选人请求|Request of the candidate
      2|保存期限届满|End of the retention`,
  },
  deletion_status: {
    name: '删除状态',
    nameEn: 'Status of deletion',
    options: `
      0|等待最后一条消息|Waits for the last message
      1|正在删除文件|Deleting files
      2|已完成|Complete`,
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
