// Reached by: shell/preferences
import sharp from 'sharp';
import { expect, test } from './journey';

test('a dark page is dark before its first script, and a light one light', async ({ page }) => {
  const cornerOf = async (mode: string) => {
    await page.route('**/assets/*.js', () => {});
    await page.addInitScript(
      (stored) => localStorage.setItem('mj.theme', JSON.stringify({ mode: stored })),
      mode,
    );
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length > 0);
    const { data } = await sharp(await page.screenshot())
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Math.max(data[0]!, data[1]!, data[2]!);
  };

  expect(await cornerOf('dark')).toBeLessThan(64);
  expect(await cornerOf('light')).toBeGreaterThan(224);
});
