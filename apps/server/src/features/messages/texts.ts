import { defineTexts } from '../../texts';

/** Messages of templates and messages. */
export const messageTexts = defineTexts({
  zh: {
    oneInUse: (name: string) => `该场景和渠道已启用模板「${name}」，请先停用它`,
    noSubject: '请填写主题',
    noText: '请填写正文',
    badClock: '请按 HH:mm 填写，如 21:00',
    bothClocks: '静默时段的开始和结束需同时填写',
    textFixed: '只有自由消息可以修改内容',
    noCandidateNotice: '候选人没有账号，不能发送站内信',
    noOrder: '请选择订单',
    noReceiver: '请选择收件人',
    foreignReceiver: '收件人不属于该订单的客户公司',
    noMobile: (name: string) => `${name}没有手机号，请选择其他渠道`,
    noEmail: (name: string) => `${name}没有邮箱，请选择其他渠道`,
    badReceiver: '收件地址与渠道不符',
    notFree: '只能选择启用的“自由消息”模板',
    readOnly: '该列表只读',
  },
  en: {
    oneInUse: (name) =>
      `The template “${name}” is enabled for this occasion and channel. Disable it first`,
    noSubject: 'Enter a subject',
    noText: 'Enter a text',
    badClock: 'Enter a time as HH:mm, such as 21:00',
    bothClocks: 'Quiet hours need a start and an end',
    textFixed: 'Only free messages can be reworded',
    noCandidateNotice: 'Candidates have no account, so they read no messages in the product',
    noOrder: 'Select an order',
    noReceiver: 'Select a receiver',
    foreignReceiver: 'The receiver does not belong to the client company of the order',
    noMobile: (name) => `${name} has no mobile number. Choose another channel`,
    noEmail: (name) => `${name} has no e-mail address. Choose another channel`,
    badReceiver: 'The address does not fit the channel',
    notFree: 'Choose an enabled template of free messages',
    readOnly: 'This list cannot be written to',
  },
});
