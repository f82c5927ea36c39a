import { listAddress } from '../../shared/resourceList/model/listAddress';

/** Returns the address of the page where an article is read. */
export const articlePath = (articleId: string): string =>
  `/learning/article?${new URLSearchParams({ articleId }).toString()}`;

/** Returns the address of the list of those who must read an article. */
export const readersPath = (articleId: string): string =>
  listAddress('/system/articleReaderList', [
    { field: 'articleId', operator: 'EQ', value: articleId },
  ]);
