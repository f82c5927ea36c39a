import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const articleTexts = defineTexts({
  zh: {
    belowItself: '不能移到自己或自己的下级分类之下',
    articleCount: (count: number) => `${count} 篇文章`,
    categoryCount: (count: number) => `${count} 个下级分类`,
    noDeadline: '请填写阅读截止日期',
    deadlineOver: '截止日期不能早于今天',
    noReaders: '请至少选择一个角色、部门或客户',
    notRequired: '这篇文章不需要您确认阅读',
    readAgain: '文章已更新，请阅读新的内容后再确认',
    unchanged: '文章自上次要求阅读后没有改动，不需要重新阅读',
    notAskedFor: '这篇文章没有设为必读，或尚未发布',
    changedSince: '文章已被改动，请刷新后再试',
    reminders: '提醒阅读必读文章',
    remindersNote: '截止前 3 天起，每天提醒尚未阅读的人一次，直到阅读为止。',
    reminderTitle: (title: string) => `必读：《${title}》`,
    reminderText: (title: string, day: string) =>
      `请在 ${day} 前阅读《${title}》，读完后在文末点击「我已阅读」。文章在「学习中心 › 学习资料」。`,
    overdueText: (title: string, day: string) =>
      `《${title}》的阅读截止日期 ${day} 已过，请尽快阅读，并在文末点击「我已阅读」。文章在「学习中心 › 学习资料」。`,
  },
  en: {
    belowItself: 'A category cannot move below itself',
    articleCount: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    categoryCount: (count) => `${count} ${count === 1 ? 'category' : 'categories'} below it`,
    noDeadline: 'Enter the last day to read it',
    deadlineOver: 'The last day cannot be before today',
    noReaders: 'Select at least one role, department or client',
    notRequired: 'You need not confirm to have read this article',
    readAgain: 'The article has changed. Read it as it is now, then confirm',
    unchanged: 'The article has not changed since reading was last asked for',
    notAskedFor: 'Nobody must read this article, or it is not published',
    changedSince: 'The article has changed. Reload it and try again',
    reminders: 'Remind of articles to read',
    remindersNote:
      'From 3 days before the last day on, people who have not read an article are reminded once a day.',
    reminderTitle: (title) => `To read: “${title}”`,
    reminderText: (title, day) =>
      `Read “${title}” by ${day}, and confirm at its end. It is in Learning › Learning material.`,
    overdueText: (title, day) =>
      `“${title}” was to be read by ${day}. Read it soon, and confirm at its end. It is in Learning › Learning material.`,
  },
});
