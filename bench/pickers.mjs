import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/pickers.mjs --rounds 7`: measures a transfer of 10,000 people and a cascader of all
 * regions, and writes `PICKERS.md`.
 */

/** Letters typed into the search of the transfer, number of all people, and of those found. */
const QUERY = '5801';
const PEOPLE = 10_000;
const FOUND = 5;

/** Letters typed into the search of the cascader to find 海淀区, and the provinces with 海外. */
const REGION = ['海', '淀'];
const PROVINCES = 35;

const transfer = {
  title: 'A transfer of 10,000 people',
  steps: ['open cold', 'open', 'key', 'clear', 'select all', 'move'],
  runOne: transferring,
  // They render all of the people, and take a minute or more.
  limits: { antd: 2, semi: 2, tdesign: 2 },
  pages: [
    { name: 'raw-floor', page: 'transfer/rawFloor.ts', css: 'pickers.css' },
    { name: 'ours', page: 'transfer/ours.tsx' },
    { name: 'antd', page: 'transfer/antdWhole.ts' },
    { name: 'antd-paged', page: 'transfer/antdPaged.ts' },
    { name: 'arco', page: 'transfer/arco.tsx', styles: true },
    { name: 'semi', page: 'transfer/semi.tsx', styles: true },
    { name: 'tdesign', page: 'transfer/tdesign.tsx', styles: true },
  ],
};

const cascader = {
  title: 'A cascader of all regions',
  steps: ['mount', 'open cold', 'open', 'first key', 'second key'],
  runOne: cascading,
  pages: [
    { name: 'raw-floor', page: 'cascader/rawFloor.ts', css: 'pickers.css' },
    { name: 'ours', page: 'cascader/ours.tsx' },
    { name: 'antd', page: 'cascader/antd.tsx' },
    { name: 'arco', page: 'cascader/arco.tsx', styles: true },
    { name: 'semi', page: 'cascader/semi.tsx', styles: true },
    { name: 'tdesign', page: 'cascader/tdesign.tsx', styles: true },
    { name: 'rsuite', page: 'cascader/rsuite.tsx', styles: true },
  ],
};

await measureSubjects(
  [transfer, cascader].map((subject) => ({ ...subject, pause: 400 })),
  {
    file: 'PICKERS.md',
    title: 'Pickers',
    remark: `\`key\` is ${QUERY.length} letters; antd, Semi and TDesign, which render all people, ran two rounds. KB: gzipped, without React, with styles, and with the region table.`,
  },
);

async function transferring(page, step, record) {
  await step('open cold', 'mount');
  await check(page, { offered: PEOPLE });
  await leave(page);
  await step('open', 'mount');
  await check(page, { offered: PEOPLE });
  await countNodes(page, record);
  await step('key', 'type', QUERY);
  await check(page, { offered: FOUND });
  await step('clear', 'clear');
  await check(page, { offered: PEOPLE, selected: 0 });
  await step('select all', 'markAll');
  await step('move', 'move');
  await check(page, { selected: PEOPLE });
  await leave(page);
}

async function cascading(page, step, record) {
  for (const open of ['open cold', 'open']) {
    await step('mount', 'mount');
    await check(page, { triggers: 1, options: 0 });
    await step(open, 'open');
    await check(page, { options: PROVINCES });
    if (open === 'open cold') await leave(page);
  }
  await countNodes(page, record);
  await step('first key', 'type', REGION[0]);
  await step('second key', 'type', REGION[1]);
  await check(page, { results: 1 });
  await leave(page);
}
