import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** Opens the settings panel from the account menu. */
export async function openSettings(page: Page, name = '布局设置'): Promise<Locator> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens the panel, changes settings, closes it, and waits until the server has stored them. */
export async function changeSettings(page: Page, change: (panel: Locator) => Promise<void>) {
  const panel = await openSettings(page);
  await change(panel);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => unsavedIn(page)).toEqual([]);
}

/** Returns the keys of settings that the server has not confirmed. */
export const unsavedIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('mj.unsavedSettings.')),
  );
