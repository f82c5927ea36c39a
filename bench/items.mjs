import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/items.mjs --rounds 7`: measures an editor of 100 groups with 50 survey items each,
 * and writes `ITEMS.md`.
 */

/** Letters of the typing step: one is less than the clock can tell. */
const LETTERS = 'abcdefghijklmnopqrst';

const subject = {
  title: '100 groups of 50 items, the first one open',
  steps: ['mount cold', 'mount', 'type', 'move'],
  runOne: editing,
  pause: 120,
  pages: [
    { name: 'raw-floor', page: 'items/rawFloor.ts', css: 'forms.css' },
    { name: 'ours', page: 'items/ours.tsx' },
    { name: 'antd-form-list', page: 'items/antd.tsx' },
  ],
};

await measureSubjects([subject], {
  file: 'ITEMS.md',
  title: 'Survey items',
  remark: `\`type\` is ${LETTERS.length} letters in a title, each with a frame; \`move\` moves that item up once. Ours keeps an undo and says what differs; the others do not. KB: gzipped, without React, with styles.`,
});

async function editing(page, step, record) {
  await step('mount cold', 'mount');
  await check(page, { count: 50 });
  await leave(page);
  await step('mount', 'mount');
  await check(page, { count: 50 });
  await countNodes(page, record);
  await page.evaluate(() => window.contestant.reveal());
  await step('type', 'type', LETTERS);
  await check(page, { typed: `调查项26${LETTERS}` });
  await step('move', 'move');
  await check(page, { above: `调查项26${LETTERS}` });
  await leave(page);
}
