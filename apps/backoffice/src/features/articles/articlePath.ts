/** Returns the address of the page where an article is read. */
export const articlePath = (articleId: string): string =>
  `/learning/article?${new URLSearchParams({ articleId }).toString()}`;
