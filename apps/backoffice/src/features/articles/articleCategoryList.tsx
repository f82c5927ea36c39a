import { articleCategory, type ArticleCategory } from '@mingjian/api';
import { Link, useTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { articleCategoryListTexts } from './articleCategoryList.texts';

/** Ideographic spaces, as wide as a character each, show the level. */
const indentOf = ({ path }: ArticleCategory) => '　'.repeat(path.split('/').length - 1);

/** The number of articles of a category, which links to their list. */
function CountCell({ category: { id, name, articleCount } }: { category: ArticleCategory }) {
  const t = useTexts(articleCategoryListTexts);
  if (articleCount === 0) return 0;
  const href = listAddress('/system/articleList', [
    { field: 'categoryId', operator: 'EQ', value: id },
  ]);
  return (
    <Link href={href} aria-label={t.articlesOf(name, articleCount)}>
      {articleCount}
    </Link>
  );
}

/** Categories of articles in the order of their tree. */
export const list = listOf(articleCategory, {
  pageCode: 'articleCategoryList',
  texts: articleCategoryListTexts,
  nameField: 'name',
  columns: [
    {
      field: 'name',
      width: 240,
      render: (row: ArticleCategory) => (
        <>
          <span aria-hidden>{indentOf(row)}</span>
          {row.name}
        </>
      ),
    },
    { field: 'nameEn', width: 180, card: 'subtitle' },
    { field: 'parentId', width: 160, card: 'fact' },
    { field: 'code', width: 140 },
    {
      field: 'articleCount',
      width: 90,
      card: 'fact',
      render: (row: ArticleCategory) => <CountCell category={row} />,
    },
    'enabled',
    'sort',
    { field: 'updateTime', hidden: true },
  ],
  filters: ['name', 'parentId', 'code', 'enabled'],
  form: ['name', 'nameEn', 'parentId', 'code', 'sort', 'enabled'],
});
