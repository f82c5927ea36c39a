import type { Page } from '@playwright/test';
import { shown } from './journey';

/** Lists of an officer, by the names of their tabs. */
export const LISTS = {
  订单列表: '/f-order/f-order/orderList',
  候选人: '/f-order/candidateList',
  客户公司: '/a-company/companyList',
  公司地址: '/a-company/addressList',
} as const;

/** Shows an address in its tab, as a link of a page does. */
export async function openTab(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens lists one after another. */
export async function openLists(page: Page, ...names: (keyof typeof LISTS)[]) {
  for (const name of names) {
    await openTab(page, LISTS[name]);
    await page.getByRole('tab', { name, selected: true }).waitFor();
  }
}

export const tabOfName = (page: Page, name: string) => page.getByRole('tab', { name });

/** Chooses an action in the menu of a tab. Tabs leave the window with the head of a page. */
export async function choose(page: Page, tab: string, action: string) {
  await shown(page).evaluate((panel) => panel.scrollTo(0, 0));
  await tabOfName(page, tab).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action }).click();
}

/** Returns the names of the tabs in their order. */
export const tabNames = (page: Page) => page.getByRole('tab').allTextContents();
