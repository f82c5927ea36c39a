import { defineTexts } from '@mingjian/ui';

/** Texts of conversations. */
export const chatTexts = defineTexts('chat', {
  zh: {
    message: '消息',
    send: '发送',
    hint: '按 Ctrl + Enter 发送',
    you: '我',
    sending: '发送中',
    notSent: '未发送',
    retry: '重试',
    discard: '删除',
    earlier: '查看更早的消息',
  },
  en: {
    message: 'Message',
    send: 'Send',
    hint: 'Press Ctrl + Enter to send',
    you: 'You',
    sending: 'Sending',
    notSent: 'Not sent',
    retry: 'Try again',
    discard: 'Delete',
    earlier: 'Show earlier messages',
  },
});
