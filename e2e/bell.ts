import type { Page } from '@playwright/test';
import { expect } from './journey';

/** The bell of the header; its name tells the number of unread notices. */
export const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(通知|Notices)/ });

/** The name of the bell with so many unread notices; articles to read may follow. */
export const unreadName = (count: number) => new RegExp(`^通知，${count} 条未读`);

/** Reads how many notices somebody has not read, once they are there: articles may be first. */
export async function unreadIn(page: Page) {
  await expect(bell(page)).toHaveAccessibleName(/^通知，\d+ 条未读/);
  return Number(/\d+/.exec((await bell(page).getAttribute('aria-label'))!)![0]);
}
