import { defineTexts } from '@mingjian/ui';

/** Texts of ratings of orders. */
export const ratingsTexts = defineTexts('ratings', {
  zh: {
    title: '客户评价',
    rate: '评价',
    change: '修改评价',
    none: '还没有评价。',
    stars: '满意度',
    star: (count: number) => `${count} 星`,
    content: '评价（选填）',
    by: (user: string, time: string) => `${user} · ${time}`,
    until: (day: string) => `${day} 前可以修改。`,
    note: '7 天内可以修改，服务团队会看到您的评价。',
    save: '提交评价',
    saved: '评价已提交',
    failed: '评价没有加载出来',
  },
  en: {
    title: 'Rating by the client',
    rate: 'Rate',
    change: 'Change rating',
    none: 'Not rated yet.',
    stars: 'Satisfaction',
    star: (count) => (count === 1 ? '1 star' : `${count} stars`),
    content: 'Words (optional)',
    by: (user, time) => `${user} · ${time}`,
    until: (day) => `It can be changed until ${day}.`,
    note: 'The service team sees the rating. It can be changed for 7 days.',
    save: 'Send the rating',
    saved: 'The rating was sent',
    failed: 'The rating did not load',
  },
});
