import { article, type Article } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { ContentControl, CoverControl } from './LibraryControls';
import { CoverCell, TitleCell } from './ArticleCells';
import { VideoControl } from './VideoControl';
import { filledLength } from './videoLengths';
import { articleListTexts } from './articleList.texts';

/** Articles and training videos. */
export const list = listOf(article, {
  pageCode: 'articleList',
  texts: articleListTexts,
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
    {
      field: 'videoUrl',
      control: (props: ControlProps) => <VideoControl {...props} />,
      fills: filledLength,
    },
    'duration',
    'status',
    'topFlag',
    'mustLearn',
  ],
});
