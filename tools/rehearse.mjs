import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  copyFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';
import { npm } from './fixtures/install.mjs';
import { outcomes, tell } from './fixtures/outcomes.mjs';
import { serveProject } from './fixtures/serve.mjs';
import { visitLeaveDesk } from './fixtures/visitLeaveDesk.mjs';
import { PACKAGES } from './publish/pack.mjs';
import { run } from './run.mjs';

/**
 * `node tools/rehearse.mjs`: a release of the last commit without publishing, in a clone: versions
 * and changelogs from the changesets, an inventory of components, tarballs, and an update of the
 * project `leave-desk` to them, which is then built and used. The last line counts: `N release
 * checks passed, M failed`.
 */
const root = path.resolve(import.meta.dirname, '..');
const clone = mkdtempSync(path.join(tmpdir(), 'mingjian-release-'));

try {
  await rehearse();
} catch (error) {
  tell('the rehearsal comes to its end', false, String(error.stack));
} finally {
  rmSync(clone, { recursive: true, force: true });
}
console.log(`${outcomes.passed} release checks passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);

async function rehearse() {
  await succeed('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], root);
  linkModules();
  const before = versions();
  const summaries = readdirSync(path.join(clone, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readChangeset(path.join(clone, '.changeset', file)));
  await succeed('changeset', ['version'], clone);
  checkVersions(before, summaries);
  await checkInventory();
  await succeed(
    'node',
    [
      '--input-type=module',
      '-e',
      "await (await import('./tools/publish/pack.mjs')).packPackages()",
    ],
    clone,
  );
  await update();
}

/** Checks that the inventory names components with their versions and licences. */
async function checkInventory() {
  const inventory = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { code, output } = await run(npm, inventory, { cwd: root });
  const components = code === 0 ? JSON.parse(output).components : [];
  const lacking = ['hono', 'kysely', 'd3-scale'].filter(
    (name) => !components.some((part) => part.name === name && part.version && part.licenses),
  );
  tell('inventory: lists every component', lacking.length === 0, lacking.join(', ') || output);
}

/** The installed programs of this project; its packages are those of the clone. */
function linkModules() {
  const modules = path.join(clone, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@mingjian' && name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  mkdirSync(path.join(modules, '@mingjian'));
  for (const name of PACKAGES)
    symlinkSync(path.join(clone, 'packages', name), path.join(modules, '@mingjian', name));
}

/** Packages that are released, and the first line of the summary. */
function readChangeset(file) {
  const [, head, summary] = /^---\n([\s\S]*?)---\n+([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  return {
    packages: [...head.matchAll(/@mingjian\/(\w+)/g)].map(([, name]) => name),
    summary: summary.trim().split('\n')[0],
  };
}

function versions() {
  return PACKAGES.map(
    (name) => JSON.parse(readFileSync(path.join(clone, 'packages', name, 'package.json'))).version,
  );
}

function checkVersions(before, changesets) {
  const after = versions();
  const released = new Set(changesets.flatMap(({ packages }) => packages));
  tell(
    `versions: ${before[0]} becomes ${after[0]}`,
    PACKAGES.every((name, index) => !released.has(name) || after[index] !== before[index]),
    after.join(', '),
  );
  const missing = changesets.flatMap(({ packages, summary }) =>
    packages
      .filter((name) => {
        const log = readFileSync(path.join(clone, 'packages', name, 'CHANGELOG.md'), 'utf8');
        return !log.includes(summary);
      })
      .map((name) => `${name}: ${summary}`),
  );
  tell('changelogs: hold every change', missing.length === 0, missing.join('\n'));
}

/** Updates the project as its owner would, then builds and uses it. */
async function update() {
  const cwd = path.join(clone, 'fixtures/leave-desk');
  const packed = path.join(clone, 'fixtures/.packed');
  mkdirSync(packed);
  const tarballs = PACKAGES.map((name) => `mingjian-${name}.tgz`);
  for (const file of tarballs)
    copyFileSync(path.join(clone, 'node_modules/.cache/packed', file), path.join(packed, file));
  const wanted = tarballs
    .filter((file) => !file.includes('-api'))
    .map((file) => `../.packed/${file}`);
  const installed = await run(
    npm,
    ['install', ...wanted, '--prefer-offline', '--no-audit', '--no-fund'],
    { cwd },
  );
  tell(
    'leave-desk: updates without a complaint about peers',
    installed.code === 0 && !/ERESOLVE|peer/.test(installed.output),
    installed.output,
  );
  const version = (name) =>
    JSON.parse(readFileSync(path.join(cwd, 'node_modules/@mingjian', name, 'package.json')))
      .version;
  const [, ui, widgets] = versions();
  tell(
    'leave-desk: has the new versions',
    version('ui') === ui && version('widgets') === widgets,
    `${version('ui')}, ${version('widgets')}`,
  );
  const built = await run(npm, ['run', 'build', '--silent'], { cwd });
  tell('leave-desk: builds', built.code === 0, built.output);
  if (built.code !== 0) return;
  const server = await serveProject(cwd);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    await visitLeaveDesk({ name: 'leave-desk', browser, address: server.address });
  } finally {
    await browser.close();
    server.end();
  }
}

async function succeed(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args[0]} failed\n${output}`);
}
