import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `node bench/forms.mjs --rounds 7`: measures a filter of 100 conditions and a form of 60 fields,
 * of our packed packages, beside others and hand-written ones, and writes `FORMS.md`. `--sources`
 * measures our sources instead and writes nothing, nor does `--only ours,antd`.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    sources: { type: 'boolean', default: false },
  },
});
if (!existsSync(path.join(here, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { buildPages } = await import('./build.mjs');
const { check, leave, measureInRounds, prepare } = await import('./browser.mjs');
const { inForm } = await import('./inForm.mjs');
const { cpuTable } = await import('./report.mjs');
const { PACKED, packPackages } = await import('../tools/publish/pack.mjs');

/** Letters of the typing step: one is less than the clock can tell. */
const LETTERS = 'abcdefghijklmnopqrst';

/** The pages of each contestant, and the facts that tell whether a step was done. */
const subjects = [
  {
    title: 'A filter of 100 conditions',
    count: 100,
    typed: `候选人50${LETTERS}`,
    pages: [
      { name: 'raw-floor', page: 'filter/rawFloor.ts', css: 'forms.css' },
      { name: 'react-bare', page: 'filter/reactBare.tsx', css: 'forms.css' },
      { name: 'ours', page: 'filter/ours.tsx' },
      { name: 'react-querybuilder', page: 'filter/queryBuilder.tsx', css: 'forms.css' },
      { name: 'react-querybuilder-antd', page: 'filter/queryBuilderAntd.tsx' },
      { name: 'antd-form-list', page: 'filter/formList.tsx' },
    ],
  },
  {
    title: 'A form of 60 fields',
    count: 60,
    typed: `上海明远人力资源有限公司30${LETTERS}`,
    pages: [
      { name: 'raw-floor', page: 'form/rawFloor.ts', css: 'forms.css' },
      { name: 'react-hook-form', page: 'form/hookForm.tsx', css: 'forms.css' },
      { name: 'ours', page: 'form/ours.tsx' },
      { name: 'antd-form', page: 'form/antd.tsx' },
      { name: 'pro-form', page: 'form/proForm.tsx' },
    ],
  },
];

if (!values.sources) await packPackages();
const rounds = Number(values.rounds);
const only = values.only?.split(',');
const tables = [];
for (const { title, pages, ...facts } of subjects) {
  const chosen = pages.filter(({ name }) => !only || ['raw-floor', ...only].includes(name));
  const bytes = await buildPages(chosen, values.sources ? {} : { packages: PACKED });
  const results = await measureInRounds(
    chosen.map(({ name }) => name),
    rounds,
    {
      log: (line) => process.stderr.write(`${line}\n`),
      runOne: (page, record) => runOne(page, record, facts),
    },
  );
  tables.push(`## ${title}\n\n${cpuTable(results, bytes, ['mount cold', 'mount', 'type'])}`);
}
const text = `${tables.join('\n')}
CPU time of the main thread in milliseconds, medians of ${rounds} rounds; \`type\` is ${LETTERS.length} letters. KB: gzipped, without React, with styles.
`;
process.stdout.write(text);
if (!values.sources && !only)
  writeFileSync(path.join(here, 'FORMS.md'), `# Filters and forms\n\n${text}`);

async function runOne(page, record, { count, typed }) {
  const step = await prepare(page, record, inForm);
  await step('mount cold', 'mount');
  await check(page, { count });
  await leave(page);
  await step('mount', 'mount');
  await check(page, { count });
  record('nodes', { cpu: await page.evaluate(() => document.querySelectorAll('body *').length) });
  await page.evaluate(() => window.contestant.reveal());
  await step('type', 'type', LETTERS);
  await check(page, { typed });
  await leave(page);
}
