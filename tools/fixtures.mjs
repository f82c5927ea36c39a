import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium.mjs';
import { PACKAGES, packPackages, tarballOf } from './publish/pack.mjs';
import { run, start } from './run.mjs';

/**
 * `node tools/fixtures.mjs [--only name]`: installs the packed packages in the projects of
 * `fixtures/`, as strangers do, builds these and looks at them in the browser. `--lock` renews
 * their lock files after a change of their dependencies.
 */
const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/** Projects, by folder: their script, and the look at what they serve. */
const PROJECTS = {
  node: { script: 'test' },
  'peers-lowest': { script: 'test' },
  vite: { script: 'build', visit: visitVite },
  next: { script: 'build', visit: visitNext },
};

const flag = (name) => process.argv[process.argv.indexOf(name) + 1];
const only = process.argv.includes('--only') ? flag('--only') : undefined;
const outcomes = { passed: 0, failed: 0 };

await packPackages();
mkdirSync(path.join(fixtures, '.packed'), { recursive: true });
for (const name of PACKAGES)
  copyFileSync(tarballOf(name), path.join(fixtures, '.packed', path.basename(tarballOf(name))));
for (const [name, project] of Object.entries(PROJECTS)) {
  if (only !== undefined && only !== name) continue;
  if (process.argv.includes('--lock')) await renewLock(name);
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
  const port = await freePort();
  const server = start(npm, ['run', 'serve', '--silent', '--', '--port', String(port)], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: 'ignore',
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    await visit({ name, browser, address });
  } catch (error) {
    tell(`${name}: is looked at`, false, String(error.stack));
  } finally {
    await browser.close();
    endTree(server);
  }
}

/**
 * Installs a project from its lock file, then the tarballs of today over it. What was installed
 * before is kept while the lock file is the same.
 */
async function install(name) {
  const cwd = path.join(fixtures, name);
  const stamp = path.join(cwd, 'node_modules/.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(cwd, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
    const { code, output } = await run(npm, args, { cwd, env });
    tell(`${name}: installs from its lock file`, code === 0, output);
    if (code !== 0) return false;
    writeFileSync(stamp, wanted);
  }
  for (const one of PACKAGES) {
    const target = path.join(cwd, 'node_modules/@mingjian', one);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const { code, output } = await run('tar', ['-xzf', tarballOf(one), '--strip-components=1'], {
      cwd: target,
    });
    if (code !== 0) {
      tell(`${name}: unpacks ${one}`, false, output);
      return false;
    }
  }
  return true;
}

/** A tarball changes with every build, so the lock file must not hold its hash. */
async function renewLock(name) {
  const cwd = path.join(fixtures, name);
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run(npm, args, { cwd, env });
  const file = path.join(cwd, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  for (const [key, entry] of Object.entries(lock.packages))
    if (key.includes('@mingjian/')) delete entry.integrity;
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  tell(`${name}: lock file renewed`, code === 0, output);
}

async function visitVite({ name, browser, address }) {
  await expectQuiet(name, browser, [`${address}/`, `${address}/forms.html`]);
}

async function visitNext({ name, browser, address }) {
  const html = await (await fetch(address)).text();
  tell(
    `${name}: styles are in the HTML`,
    /<style[^>]*data-styled[^>]*>[^<]{1000}/.test(html),
    html,
  );
  const facts = JSON.parse(
    /id="facts">([^<]*)</.exec(html)?.[1].replaceAll('&quot;', '"') ?? 'null',
  );
  tell(
    `${name}: server components read tokens, presets, texts, models and the contract`,
    facts?.token.startsWith('var(--mj-color-border') &&
      facts.presets === 8 &&
      facts.css === true &&
      typeof facts.text === 'string' &&
      facts.notJudged === 5 &&
      facts.path === '/aCompanyInfo/getList' &&
      facts.week === '2026-11-16',
    JSON.stringify(facts),
  );
  await expectQuiet(name, browser, [address]);
  await expectDarkFirstPaint(name, browser, address, '**/_next/static/**/*.js*');
}

/** Nothing is logged and nothing fails: no hydration message, no warning. */
async function expectQuiet(name, browser, addresses) {
  for (const address of addresses) {
    const page = await browser.newPage();
    const messages = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        messages.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const path = new URL(address).pathname;
    tell(
      `${name}: ${path} says nothing to the console`,
      messages.filter((text) => !text.includes('favicon')).length === 0,
      messages.join('\n'),
    );
    await page.close();
  }
}

/** A stored dark theme is painted before any script of the application has arrived. */
async function expectDarkFirstPaint(name, browser, address, scripts) {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('mj-theme', '{"mode":"dark"}'));
  await page.route(scripts, () => {});
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  const { data } = await sharp(await page.screenshot())
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red, green, blue] = data;
  tell(
    `${name}: is dark at the first paint, before its scripts`,
    Math.max(red, green, blue) < 64,
    `The corner is rgb(${red}, ${green}, ${blue}).`,
  );
  await page.close();
}

/** Ends a program and those that it started. */
function endTree(program) {
  if (process.platform === 'win32' || program.pid === undefined) program.kill();
  else process.kill(-program.pid);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not yet listening.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not answer.`);
}

function tell(title, isGood, output) {
  outcomes[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${title}`);
  if (!isGood) console.log(output.trim().slice(-4000));
}
