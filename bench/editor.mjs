import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/editor.mjs --rounds 7`: measures editors with 2,000 paragraphs, and writes
 * `EDITOR.md`.
 */

const PARAGRAPHS = 2_000;

/** Letters typed at the end of the first paragraph. */
const LETTERS = 'bcdefghi';

const editor = {
  title: '2,000 paragraphs of three texts',
  steps: ['mount cold', 'mount', 'first key', 'key', 'line'],
  runOne: editing,
  // It renders for seconds.
  limits: { plate: 3 },
  pause: 400,
  pages: [
    { name: 'raw-floor', page: 'editor/rawFloor.ts', css: 'editor.css' },
    { name: 'ours', page: 'editor/ours.tsx' },
    { name: 'slate', page: 'editor/slateWhole.ts', css: 'editor.css' },
    { name: 'slate-chunked', page: 'editor/slateChunked.ts', css: 'editor.css' },
    { name: 'tiptap', page: 'editor/tiptap.tsx', css: 'editor.css' },
    { name: 'lexical', page: 'editor/lexical.tsx', css: 'editor.css' },
    { name: 'plate', page: 'editor/plate.tsx', css: 'editor.css' },
  ],
};

await measureSubjects([editor], {
  file: 'EDITOR.md',
  title: 'Editors',
  remark: `\`first key\` is a letter at the end of the first paragraph, \`key\` ${LETTERS.length} more, each with a frame; \`line\` four of Enter. The floor is a \`contenteditable\` whose HTML is read after each letter; ours reports HTML too, Lexical, Plate and slate JSON. KB: gzipped, without React.`,
});

async function editing(page, step, record) {
  await step('mount cold', 'mount');
  await leave(page);
  await step('mount', 'mount');
  await check(page, { paragraphs: PARAGRAPHS });
  await countNodes(page, record);
  await page.evaluate(() => window.act('place'));
  await step('first key', () => pressEach(page, ['a']));
  await step('key', () => pressEach(page, LETTERS.split('')));
  await check(page, { end: LETTERS.slice(-4), isReported: true });
  await step('line', () => pressEach(page, ['Enter', 'Enter', 'Enter', 'Enter']));
  await check(page, { paragraphs: PARAGRAPHS + 4 });
  await leave(page);
}

async function pressEach(page, keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
  }
}
