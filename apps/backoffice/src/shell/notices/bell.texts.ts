import { defineTexts } from '@mingjian/ui';

export const bellTexts = defineTexts('noticeBell', {
  zh: {
    bell: (count: number) => (count > 0 ? `通知，${count} 条未读` : '通知'),
    join: '，',
    mustRead: (count: number) => `${count} 篇必读文章等您阅读`,
    arrived: (count: number) => `收到新通知，共 ${count} 条未读`,
    readAll: '全部标为已读',
    loadMore: '加载更多',
    all: '查看全部通知',
    none: '没有通知',
    noneText: '别人发给您的通知会显示在这里。',
    failed: '通知没有加载出来',
    stale: '没有刷新成功，以下是之前的通知',
  },
  en: {
    bell: (count) => (count > 0 ? `Notices, ${count} unread` : 'Notices'),
    join: ', ',
    mustRead: (count) => `${count} ${count === 1 ? 'article' : 'articles'} to read`,
    arrived: (count) => `New notice, ${count} unread`,
    readAll: 'Mark all as read',
    loadMore: 'Load more',
    all: 'View all notices',
    none: 'No notices',
    noneText: 'Notices that others send you appear here.',
    failed: 'The notices could not be loaded',
    stale: 'Refreshing failed. These are the earlier notices',
  },
});
