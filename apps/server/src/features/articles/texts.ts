import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const articleTexts = defineTexts({
  zh: {
    articleCount: (count: number) => `${count} 篇文章`,
    categoryCount: (count: number) => `${count} 个下级分类`,
  },
  en: {
    articleCount: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    categoryCount: (count) => `${count} ${count === 1 ? 'category' : 'categories'} below it`,
  },
});
