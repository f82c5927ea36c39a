import { article, type Article } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { ContentControl, CoverControl } from './LibraryControls';
import { CoverCell, TitleCell } from './ArticleCells';
import { VideoControl } from './VideoControl';

const texts = defineTexts('articles', {
  zh: {
    pageTitle: '文章',
    emptyNote: '帮助和公告写在这里，发布后才看得到。',
    noun: '文章',
    title: '标题',
    titleEn: '英文标题',
    categoryName: '分类',
    author: '作者',
    summary: '摘要',
    content: '正文',
    coverUrl: '封面',
    coverUrlDescription: '在列表中以小图显示',
    videoUrl: '视频',
    duration: '视频时长（秒）',
    status: '发布',
    topFlag: '置顶',
    mustLearn: '必修',
    viewCount: '阅读数',
    publishTime: '发布时间',
  },
  en: {
    pageTitle: 'Articles',
    emptyNote: 'Write help and announcements here. Readers see them once published.',
    noun: 'article',
    title: 'Title',
    titleEn: 'Title in English',
    categoryName: 'Category',
    author: 'Author',
    summary: 'Summary',
    content: 'Text',
    coverUrl: 'Cover',
    coverUrlDescription: 'Shown as a small picture in lists',
    videoUrl: 'Video',
    duration: 'Video length (s)',
    status: 'Published',
    topFlag: 'Pinned',
    mustLearn: 'Required',
    viewCount: 'Views',
    publishTime: 'Publication time',
  },
});

/** Articles and training videos. */
export const list = listOf(article, {
  pageCode: 'articleList',
  texts,
  nameField: 'title',
  numbered: true,
  columns: [
    { field: 'title', width: 264, render: (row: Article) => <TitleCell article={row} /> },
    {
      field: 'coverUrl',
      width: 76,
      image: true,
      render: (row: Article) => <CoverCell article={row} />,
    },
    { field: 'titleEn', width: 240, hidden: true },
    { field: 'categoryName', width: 112, card: 'fact' },
    { field: 'author', width: 96, card: 'fact' },
    { field: 'status', card: 'fact' },
    { field: 'topFlag', card: 'fact' },
    'mustLearn',
    'viewCount',
    { field: 'duration', width: 112, hidden: true },
    'publishTime',
    'updateTime',
  ],
  filters: ['title', 'categoryId', 'status', 'author', 'mustLearn', 'publishTime'],
  form: [
    { field: 'title', wide: true },
    { field: 'titleEn', wide: true },
    'categoryId',
    'author',
    'summary',
    {
      field: 'coverUrl',
      control: (props: ControlProps) => <CoverControl {...props} />,
    },
    { field: 'content', control: (props: ControlProps) => <ContentControl {...props} /> },
    { field: 'videoUrl', control: (props: ControlProps) => <VideoControl {...props} /> },
    'duration',
    'status',
    'topFlag',
    'mustLearn',
  ],
});
