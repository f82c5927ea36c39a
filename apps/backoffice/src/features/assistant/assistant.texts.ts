import { defineTexts } from '@mingjian/ui';

/** Texts of the assistant. */
export const assistantTexts = defineTexts('assistant', {
  zh: {
    title: '智能助手',
    subtitle: '回答由外部的语言模型生成，可能有误，请核对后使用。',
    privacy: '您输入的内容会发送给外部服务，请不要填写候选人的姓名、手机号和证件号码。',
    off: '智能助手没有启用',
    offText:
      '这套系统没有连接语言模型，输入的内容不会发送到任何地方。系统管理员可以在部署时设置 ASSISTANT_URL 来启用。',
    failed: '未能确认智能助手是否可用',
    dialogue: '对话',
    assistant: '智能助手',
    empty: '想了解什么？',
    emptyText: '例如：学历如何核实？离职证明缺失时怎么办？',
    placeholder: '请输入问题',
    thinking: '正在思考',
    stop: '停止',
    clear: '清空对话',
    draft: '给智能助手的问题',
    signIn: '登录后即可使用智能助手',
    signInText: '智能助手面向已开通账号的用户。',
    toLogin: '登录并打开智能助手',
  },
  en: {
    title: 'Assistant',
    subtitle: 'Responses come from an external language model and may be wrong. Check them.',
    privacy:
      'Your questions are sent to an external service. Do not enter names, phone numbers or ID numbers of candidates.',
    off: 'The assistant is switched off',
    offText:
      'This system is not connected to a language model, and nothing is sent anywhere. An administrator can set ASSISTANT_URL to switch it on.',
    failed: 'Could not find out whether the assistant is available',
    dialogue: 'Dialogue',
    assistant: 'Assistant',
    empty: 'What would you like to know?',
    emptyText: 'For example: how is a degree verified? What if a leaving certificate is missing?',
    placeholder: 'Write a question',
    thinking: 'Thinking',
    stop: 'Stop',
    clear: 'Clear the dialogue',
    draft: 'Question to the assistant',
    signIn: 'Sign in to use the assistant',
    signInText: 'The assistant is for people with an account.',
    toLogin: 'Sign in and open the assistant',
  },
});
