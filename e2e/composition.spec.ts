// Reached by: articles widgets/RichText widgets/richHtml
import path from 'node:path';
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** A page with one editor, whose parent stores its value and may change it. */
const PAGE = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RichText } from '@mingjian/widgets/RichText';
function Page() {
  const [value, setValue] = useState(new URLSearchParams(location.search).get('html') ?? '');
  window.value = value;
  window.setValue = setValue;
  return createElement(RichText, { label: '正文', value, onValueChange: setValue });
}
createRoot(document.getElementById('root')).render(createElement(Page));
`;

let script: string;

test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]!.text;
});

/** An editor with the caret at the end of its text, and the keyboard of an input method. */
async function open(page: Page, html: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('http://editor.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><div id="root"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  );
  await page.goto(`http://editor.test/?html=${encodeURIComponent(html)}`);
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.press('Control+End');
  const input = await page.context().newCDPSession(page);
  return {
    text,
    errors,
    compose: (...steps: readonly string[]) => compose(input, steps),
    commit: (chosen: string) => input.send('Input.insertText', { text: chosen }),
    value: () => page.evaluate(() => (window as unknown as { value: string }).value),
  };
}

/** Types the letters of a composition one by one. */
async function compose(input: CDPSession, steps: readonly string[]) {
  for (const text of steps)
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

const CASES = [
  ['an empty text', '', '', '<p>你好</p>'],
  ['a paragraph', '<p>您</p>', '', '<p>您你好</p>'],
  ['bold letters', '<p><strong>粗</strong></p>', '', '<p><strong>粗你好</strong></p>'],
  ['a heading', '<h2>题</h2>', '', '<h2>题你好</h2>'],
  ['a list item', '<ul><li>甲</li></ul>', '', '<ul><li>甲你好</li></ul>'],
  [
    'the text behind a merge field',
    '<p><span data-merge-field="name">姓名</span></p>',
    '',
    '<p><span data-merge-field="name">姓名</span>你好</p>',
  ],
  [
    'a cell',
    '<table><tbody><tr><td>甲</td></tr></tbody></table>',
    'ArrowUp',
    '<table><tbody><tr><td>甲你好</td></tr></tbody></table>',
  ],
  ['a line below an empty one', '<p>甲</p>', 'Enter', '<p>甲</p><p>你好</p>'],
] as const;

for (const [place, html, key, expected] of CASES)
  test(`Chinese is composed in ${place}`, async ({ page }) => {
    const { compose: type, commit, value, errors } = await open(page, html);
    if (key !== '') await page.keyboard.press(key);
    if (key === 'ArrowUp') await page.keyboard.press('End');

    await type('n', 'ni', 'ni h', 'ni ha', 'ni hao');
    await commit('你好');

    await expect.poll(value).toBe(expected);
    expect(errors).toEqual([]);
  });

test('several compositions follow each other, with keys between them', async ({ page }) => {
  const { compose: type, commit, value, errors } = await open(page, '');

  await type('b', 'bei', 'bei j');
  await commit('背景');
  await page.keyboard.type('OK');
  await type('d', 'diao');
  await commit('调');
  await page.keyboard.press('Backspace');
  await type('d', 'diao', 'diao c');
  await commit('调查');

  await expect.poll(value).toBe('<p>背景OK调查</p>');
  expect(errors).toEqual([]);
});

test('a cancelled composition leaves the text as it was', async ({ page }) => {
  const { compose: type, text, value, errors } = await open(page, '<p>甲</p>');

  await type('n', 'ni', '');
  await page.keyboard.type('x');

  await expect.poll(value).toBe('<p>甲x</p>');
  await expect(text).toHaveText('甲x');
  expect(errors).toEqual([]);
});

test('a composition replaces the selection', async ({ page }) => {
  const { compose: type, commit, value, errors } = await open(page, '<p>旧的</p>');
  await page.keyboard.press('Control+A');

  await type('x', 'xin');
  await commit('新');

  await expect.poll(value).toBe('<p>新</p>');
  expect(errors).toEqual([]);
});

test('a value that comes while a character is composed does not break the composition', async ({
  page,
}) => {
  const { compose: type, commit, text, value, errors } = await open(page, '<p>甲</p>');

  await type('n', 'ni');
  await page.evaluate(() =>
    (window as unknown as { setValue(value: string): void }).setValue('<p>来自别处</p>'),
  );
  await expect(text).toContainText('甲');
  await commit('你');

  await expect(text).not.toHaveText('');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(text).toContainText('!');
  await expect
    .poll(async () => (await value()).replaceAll(/<[^>]+>/g, ''))
    .toBe(await text.innerText());
  expect(errors).toEqual([]);
});

test('a composition is undone in one step', async ({ page }) => {
  const { compose: type, commit, value } = await open(page, '<p>甲</p>');

  await type('n', 'ni', 'ni hao');
  await commit('你好');
  await expect.poll(value).toBe('<p>甲你好</p>');
  await page.keyboard.press('Control+Z');

  await expect.poll(value).toBe('<p>甲</p>');
});
