import { defineTexts } from '@mingjian/ui';

export const learningListTexts = defineTexts('learning', {
  zh: {
    pageTitle: '学习资料',
    emptyNote: '文章和培训视频发布后显示在这里。',
    title: '标题',
    categoryName: '分类',
    author: '作者',
    summary: '摘要',
    coverUrl: '封面',
    duration: '视频时长（秒）',
    topFlag: '置顶',
    mustLearn: '必修',
    publishTime: '发布时间',
  },
  en: {
    pageTitle: 'Learning material',
    emptyNote: 'Articles and training videos appear here once they are published.',
    title: 'Title',
    categoryName: 'Category',
    author: 'Author',
    summary: 'Summary',
    coverUrl: 'Cover',
    duration: 'Video length (s)',
    topFlag: 'Pinned',
    mustLearn: 'Required',
    publishTime: 'Publication time',
  },
});
