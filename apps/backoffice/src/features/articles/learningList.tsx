import { article, type Article } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { CoverCell, TitleCell } from './ArticleCells';

const texts = defineTexts('learning', {
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

/** Articles and training videos to read. */
export const learningList = listOf(article, {
  pageCode: 'learningList',
  texts,
  nameField: 'title',
  columns: [
    { field: 'title', width: 320, render: (row: Article) => <TitleCell article={row} /> },
    {
      field: 'coverUrl',
      width: 76,
      image: true,
      render: (row: Article) => <CoverCell article={row} />,
    },
    { field: 'categoryName', width: 112, card: 'fact' },
    { field: 'author', width: 112, card: 'fact' },
    { field: 'summary', width: 320 },
    { field: 'duration', width: 128, card: 'fact' },
    'publishTime',
  ],
  filters: ['title', 'categoryId', 'mustLearn', 'publishTime'],
});
