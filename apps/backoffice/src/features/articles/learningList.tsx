import { article, type Article } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { CoverCell, TitleCell } from './ArticleCells';
import { learningListTexts } from './learningList.texts';

/** Articles and training videos to read. */
export const learningList = listOf(article, {
  pageCode: 'learningList',
  texts: learningListTexts,
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
