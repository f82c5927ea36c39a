import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inSteps } from './inSteps.mjs';
import { installPeers } from './installPeers.mjs';

const here = import.meta.dirname;

/**
 * Measures pages of our packed packages beside others and hand-written ones, and writes them into
 * `file`. Options: `--rounds 7`; `--sources` measures our sources instead and writes nothing, nor
 * does `--only ours,antd`. A subject has a `title`, `pages` (name, page, css, styles), `steps` in
 * the order of the table, `limits` of rounds by page, the `pause` after a step, in milliseconds,
 * and `runOne(page, step, record, name)`. `remark` is a text, or returns one after the last round.
 */
export async function measureSubjects(subjects, { file, title, remark }) {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string' },
      sources: { type: 'boolean', default: false },
    },
  });
  installPeers();
  const { buildPages } = await import('./build.mjs');
  const { measureInRounds, prepare } = await import('./browser.mjs');
  const { cpuTable } = await import('./report.mjs');
  const { PACKED, packPackages } = await import('../tools/publish/pack.mjs');

  if (!values.sources) await packPackages();
  const rounds = Number(values.rounds);
  const only = values.only?.split(',');
  const tables = [];
  for (const subject of subjects) {
    const pages = subject.pages.filter(
      ({ name }) => !only || ['raw-floor', ...only].includes(name),
    );
    const bytes = await buildPages(pages, values.sources ? {} : { packages: PACKED });
    const results = await measureInRounds(
      pages.map(({ name }) => name),
      rounds,
      {
        limits: subject.limits,
        log: (line) => process.stderr.write(`${line}\n`),
        runOne: async (page, record, name) =>
          subject.runOne(page, await prepare(page, record, inSteps, subject.pause), record, name),
      },
    );
    tables.push(`## ${subject.title}\n\n${cpuTable(results, bytes, subject.steps)}`);
  }
  const text = `${tables.join('\n')}
CPU time of the main thread in milliseconds, medians of ${rounds} rounds. ${typeof remark === 'function' ? remark() : remark}
`;
  process.stdout.write(text);
  if (!values.sources && !only) writeFileSync(path.join(here, file), `# ${title}\n\n${text}`);
}

/** Records the number of elements of the page. */
export async function countNodes(page, record) {
  record('nodes', { cpu: await page.evaluate(() => document.querySelectorAll('body *').length) });
}
