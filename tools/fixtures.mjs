import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';
import { env, fixtures, install, npm, renewLock } from './fixtures/install.mjs';
import { outcomes, tell } from './fixtures/outcomes.mjs';
import { serveProject } from './fixtures/serve.mjs';
import { visitLeaveDesk } from './fixtures/visitLeaveDesk.mjs';
import { visitNext } from './fixtures/visitNext.mjs';
import { visitVite } from './fixtures/visitVite.mjs';
import { PACKAGES, packPackages, tarballOf } from './publish/pack.mjs';
import { run } from './run.mjs';

/**
 * Projects, by folder: their script, and the look at what they serve. Those that take `long` are
 * left to `npm run test:all`: what they add to the others is seldom reached by a change.
 */
const PROJECTS = {
  node: { script: 'test' },
  'peers-lowest': { script: 'test', long: true },
  vite: { script: 'build', visit: visitVite },
  next: { script: 'build', visit: visitNext, long: true },
  'leave-desk': { script: 'build', visit: visitLeaveDesk },
};

/**
 * `node tools/fixtures.mjs [--only name,name]`: installs the packed packages in the projects of
 * `fixtures/`, as strangers do, builds these and looks at them in the browser. `--lock` renews
 * their lock files after a change of their dependencies.
 */
const flag = (name) => process.argv[process.argv.indexOf(name) + 1];
const isRenewed = process.argv.includes('--lock');
const only = process.argv.includes('--only') ? flag('--only').split(',') : undefined;

await packPackages();
mkdirSync(path.join(fixtures, '.packed'), { recursive: true });
for (const name of PACKAGES)
  copyFileSync(tarballOf(name), path.join(fixtures, '.packed', path.basename(tarballOf(name))));
for (const [name, project] of Object.entries(PROJECTS)) {
  const isLeft = project.long && !process.env.TEST_ALL && !isRenewed;
  if (only === undefined ? isLeft : !only.includes(name)) continue;
  if (isRenewed) await renewLock(name);
  else await check(name, project);
}
console.log(`${outcomes.passed} fixture checks passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);

async function check(name, { script, visit }) {
  const cwd = path.join(fixtures, name);
  if (!(await install(name))) return;
  const built = await run(npm, ['run', script, '--silent'], { cwd, env });
  tell(`${name}: ${script}`, built.code === 0, built.output);
  if (built.code !== 0 || visit === undefined) return;
  const server = await serveProject(cwd);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    await visit({ name, browser, address: server.address });
  } catch (error) {
    tell(`${name}: is looked at`, false, String(error.stack));
  } finally {
    await browser.close();
    server.end();
  }
}
