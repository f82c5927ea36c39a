import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/materials.mjs --rounds 7`: measures grids of 10,000 pictures, and writes
 * `MATERIALS.md`.
 */

/** Letters typed into the search. */
const QUERY = '5801';

/** Pixels that are scrolled, 200 a frame. */
const FAR = 12_000;

const grid = {
  title: 'A grid of 10,000 pictures',
  steps: ['mount cold', 'mount', 'scroll', 'key', 'clear', 'select all'],
  runOne: browsing,
  // They render all pictures, and take a minute or more.
  limits: { antd: 2, mui: 2 },
  pause: 400,
  pages: [
    { name: 'raw-floor', page: 'materials/rawFloor.ts', css: 'materials.css' },
    { name: 'ours', page: 'materials/ours.tsx' },
    { name: 'antd-virtual', page: 'materials/antdVirtual.ts', css: 'materials.css' },
    { name: 'antd', page: 'materials/antdWhole.tsx', css: 'materials.css' },
    { name: 'mui', page: 'materials/mui.tsx', css: 'materials.css' },
  ],
};

await measureSubjects([grid], {
  file: 'MATERIALS.md',
  title: 'Material libraries',
  remark: `\`scroll\` is ${FAR / 200} frames of 200 px, \`key\` ${QUERY.length} letters. No library has such a grid: antd's is of its cards, whole and by TanStack Virtual, MUI's its image list; ours has folders, drag and drop and the keyboard as well. antd whole and MUI ran two rounds. KB: gzipped, without React.`,
});

async function browsing(page, step, record) {
  await step('mount cold', 'mount');
  await check(page, { isFilled: true, isFirst: true });
  await leave(page);
  await step('mount', 'mount');
  await check(page, { isFilled: true, isFirst: true });
  await countNodes(page, record);
  await step('scroll', 'scroll', FAR);
  await check(page, { isFirst: true });
  await step('key', 'type', QUERY);
  await check(page, { isSearched: true });
  await step('clear', 'clear');
  await check(page, { isFilled: true, isAllSelected: false });
  await step('select all', 'selectAll');
  await check(page, { isAllSelected: true });
  await leave(page);
}
