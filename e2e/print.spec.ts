// Reached by: shell/layout statistics widgets/Chart ui/tokens
import { expect, shown, enterAs, test } from './journey';

test('a printed list has all of its rows, no shell, and the mark of who prints it', async ({
  page,
}) => {
  await enterAs(page, 'officer');
  await page.getByRole('link', { name: '订单列表', exact: true }).click();
  const list = shown(page);
  await expect(list.getByRole('row')).toHaveCount(11);

  const mark = page.locator('[data-covers=window] > [aria-hidden]');
  await expect(mark).toBeHidden();
  await page.setViewportSize({ width: 1050, height: 400 });
  await page.emulateMedia({ media: 'print' });
  await expect(mark).toBeVisible();
  const image = await mark.evaluate((layer) =>
    decodeURIComponent(getComputedStyle(layer).maskImage),
  );
  expect(image).toContain('林晓 officer');
  expect(image).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d/);

  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(list.getByRole('button', { name: '查询', exact: true })).toBeHidden();
  const last = (await list.getByRole('row').nth(10).boundingBox())!;
  const paper = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(last.height).toBeGreaterThan(20);
  expect(last.y + last.height).toBeGreaterThan(400);
  expect(last.y + last.height).toBeLessThanOrEqual(paper);
  // A row that an ancestor clips is not found at its own position.
  await page.evaluate((to) => window.scrollTo(0, to), last.y);
  const isVisible = await list
    .getByRole('row')
    .nth(10)
    .evaluate((row) => {
      const { left, top, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + 100, top + height / 2));
    });
  expect(isVisible).toBe(true);
});

test('a dark page is printed dark on white, charts too', async ({ page }) => {
  await enterAs(page, 'admin', '/statistic/projectManager');
  await expect(shown(page).getByRole('figure')).toBeVisible();
  const colors = async () =>
    shown(page).evaluate((panel) => {
      const style = (selector: string) => getComputedStyle(panel.querySelector(selector)!);
      return {
        page: getComputedStyle(document.documentElement).backgroundColor,
        text: style('h1').color,
        bar: style('figure svg [data-series]').fill,
      };
    });
  const light = await colors();
  await page.evaluate(() => (document.documentElement.dataset['mjMode'] = 'dark'));
  expect((await colors()).text).not.toBe(light.text);

  await page.emulateMedia({ media: 'print' });
  expect(await colors()).toEqual(light);
});
