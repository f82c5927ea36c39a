import { defineTexts, type FormatNumber } from '../texts/texts';

export const notificationTexts = defineTexts('Notification', {
  zh: {
    region: '通知（F6）',
    close: (title: string) => `关闭通知：${title}`,
    undo: '撤销',
    waiting: (count: number, format: FormatNumber) => `还有 ${format(count)} 条通知`,
    closeAll: '全部关闭',
  },
  en: {
    region: 'Notifications (F6)',
    close: (title) => `Close notification: ${title}`,
    undo: 'Undo',
    waiting: (count, format) => `${format(count)} more`,
    closeAll: 'Close all',
  },
});
