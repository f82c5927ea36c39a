import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const articleTexts = defineTexts({
  zh: {
    belowItself: '不能移到自己或自己的下级分类之下',
    articleCount: (count: number) => `${count} 篇文章`,
    categoryCount: (count: number) => `${count} 个下级分类`,
  },
  en: {
    belowItself: 'A category cannot move below itself',
    articleCount: (count) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    categoryCount: (count) => `${count} ${count === 1 ? 'category' : 'categories'} below it`,
  },
});
