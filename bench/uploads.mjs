import { leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/** `node bench/uploads.mjs --rounds 7` measures the upload of 200 files and writes `UPLOADS.md`. */

const FILES = 200;

const uploads = {
  title: 'Upload of 200 files',
  steps: ['mount', 'upload cold', 'upload'],
  runOne: uploading,
  pause: 400,
  pages: [
    { name: 'raw-floor', page: 'uploads/rawFloor.ts' },
    { name: 'ours', page: 'uploads/ours.tsx' },
    { name: 'arco', page: 'uploads/arco.tsx', styles: true },
    { name: 'semi', page: 'uploads/semi.tsx', styles: true },
    { name: 'tdesign', page: 'uploads/tdesign.tsx', styles: true },
  ],
};

const mostAtOnce = new Map();

await measureSubjects([uploads], {
  file: 'UPLOADS.md',
  title: 'Uploads',
  remark: () =>
    `An upload takes 20 ms and reports its progress four times (TDesign shows none for each file). Ours also checks the first bytes of each file. antd is missing: with 200 files at once React ends it with "Maximum update depth exceeded". Requests in flight at most: ${[...mostAtOnce].map(([name, most]) => `${name} ${most}`).join(', ')}. A browser opens six to one host (HTTP/1.1), and whatever else the page asks waits behind them. KB: gzipped, without React, with styles; ours with PDF.js, which loads with the first preview.`,
});

async function uploading(page, step, record, name) {
  for (const upload of ['upload cold', 'upload']) {
    await step('mount', 'mount');
    await step(upload, async () => {
      await page.evaluate(() => window.contestant.select());
      await page.waitForFunction(
        (count) => {
          const { finished, rows } = window.contestant.facts();
          return finished === count && rows === count;
        },
        FILES,
        { polling: 100, timeout: 110_000 },
      );
    });
    if (upload === 'upload cold') await leave(page);
  }
  await countNodes(page, record);
  mostAtOnce.set(name, await page.evaluate(() => window.contestant.facts().most));
  await leave(page);
}
