import { defineTexts } from '@mingjian/ui';

/** Texts of the categories of articles. */
export const articleCategoryListTexts = defineTexts('articleCategories', {
  zh: {
    pageTitle: '文章分类',
    emptyNote: '先建一级分类，再建它的下级，写文章时就能选到。',
    noun: '文章分类',
    name: '分类名称',
    nameEn: '英文名称',
    parentName: '上级分类',
    parentIdDescription: '留空则为一级分类；修改即移动到另一分类之下',
    code: '分类编码',
    sort: '排序',
    sortDescription: '同级之中从小到大',
    enabled: '启用',
    articleCount: '文章数',
    articlesOf: (name: string, count: number) => `查看「${name}」的 ${count} 篇文章`,
  },
  en: {
    pageTitle: 'Article categories',
    emptyNote: 'Add a category at the top, then those below it. Articles belong to them.',
    noun: 'article category',
    name: 'Name',
    nameEn: 'Name in English',
    parentName: 'Belongs to',
    parentIdDescription: 'Leave it empty at the top. Changing it moves the category',
    code: 'Code',
    sort: 'Order',
    sortDescription: 'Among those of one level, the smallest first',
    enabled: 'Enabled',
    articleCount: 'Articles',
    articlesOf: (name, count) =>
      `View ${count} ${count === 1 ? 'article' : 'articles'} of “${name}”`,
  },
});
