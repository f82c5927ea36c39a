import { expect, type Page } from '@playwright/test';

/** Returns the number of drafts that the browser stores for this origin. */
export async function storedDrafts(): Promise<number> {
  // Opening a database that is not there would create it.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'mingjian-drafts')) return 0;
  return new Promise((resolve) => {
    const request = indexedDB.open('mingjian-drafts');
    request.onsuccess = () => {
      const database = request.result;
      const count = database.transaction('drafts').objectStore('drafts').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}

/** Waits until the browser stores a draft. */
export const written = (page: Page) =>
  expect.poll(() => page.evaluate(storedDrafts)).toBeGreaterThan(0);
