import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/charts.mjs --rounds 7`: measures a board of twelve charts beside other libraries, and
 * writes `CHARTS.md`.
 */

const subject = {
  title: '12 charts: bars of 12 months, lines of 90 days, donuts of 5',
  steps: ['mount cold', 'mount', 'update'],
  runOne: drawing,
  pause: 200,
  pages: [
    { name: 'raw-floor', page: 'charts/rawFloor.ts' },
    { name: 'ours', page: 'charts/ours.tsx' },
    { name: 'echarts', page: 'charts/echarts.tsx' },
    { name: 'recharts', page: 'charts/recharts.tsx' },
    { name: 'antd-charts', page: 'charts/antdCharts.tsx' },
  ],
};

await measureSubjects([subject], {
  file: 'CHARTS.md',
  title: 'Charts',
  remark:
    'Animations are off everywhere. `update` draws all of them with other values. ECharts has the three kinds alone and the SVG renderer; antd charts draw on a canvas. Ours has the table behind each chart, the others have none. KB: gzipped, without React, with styles.',
});

async function drawing(page, step, record) {
  await step('mount cold', 'mount');
  await check(page, { drawn: 12 });
  await leave(page);
  await step('mount', 'mount');
  await check(page, { drawn: 12 });
  await countNodes(page, record);
  await step('update', 'update');
  await check(page, { drawn: 12 });
  await leave(page);
}
