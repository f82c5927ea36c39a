import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPeers } from './installPeers.mjs';

/**
 * `npm run bench -- --rounds 7 --only ours,ag-grid`: measures, and with all contestants writes
 * `RESULTS.md`. Both floors always take part. It runs in packages of its own, which it installs
 * when they are missing; the browser and our sources are those of the repository.
 *
 * `--packed` measures our packed packages beside the raw floor and TanStack in a scroller of
 * 740 px, with the Chinese font of the machine, or of `--fonts folder`.
 * `--packages folder` uses packages that were unpacked before.
 */
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    packed: { type: 'boolean', default: false },
    packages: { type: 'string' },
    fonts: { type: 'string' },
  },
});
installPeers();

const { contestants } = await import('./contestants.mjs');
const { buildPages } = await import('./build.mjs');
const { measure } = await import('./measure.mjs');
const { report } = await import('./report.mjs');
const { PACKED, packPackages } = await import('../tools/publish/pack.mjs');

/** Height of the scroller of a list page, in pixels. */
const PACKED_HEIGHT = 740;

const rounds = Number(values.rounds);
const only = values.packed ? ['ours', 'tanstack'] : values.only?.split(',');
const floors = values.packed ? ['raw-floor'] : ['raw-floor', 'react-bare'];
const pages = contestants.filter(({ name }) => !only || [...floors, ...only].includes(name));
const names = pages.map(({ name }) => name);
if (values.packed && !values.packages) await packPackages();
const packed = values.packed && {
  packages: path.resolve(values.packages ?? PACKED),
  height: PACKED_HEIGHT,
};
const bytes = await buildPages(pages, packed || undefined);
const results = await measure(names, rounds, {
  log: (line) => process.stderr.write(`${line}\n`),
  fonts: values.packed ? (values.fonts ?? 'system') : undefined,
});
const table = report(results, bytes, rounds);
process.stdout.write(table);
if (values.packed) writeFileSync(path.join(here, 'RESULTS.packed.md'), table);
else if (!only) writeFileSync(path.join(here, 'RESULTS.md'), table);
