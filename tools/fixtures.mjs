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
  'leave-desk': { script: 'build', visit: visitLeaveDesk },
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
  await fillForm(name, browser, `${address}/forms.html`);
}

/** Sends the form of react-hook-form with every control: once empty, once filled. */
async function fillForm(name, browser, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  const press = (role, label, options) => page.getByRole(role, { name: label, ...options }).click();
  await press('button', 'Send');
  const failed = JSON.parse(await page.locator('#failed').innerText());
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
  tell(
    `${name}: an empty form says what is missing, and focuses the first field`,
    failed.length > 10 && focused === 'name',
    `${failed.join(', ')}; focus on ${focused}`,
  );

  await page.getByLabel('Name', { exact: false }).first().fill('陈思远');
  await press('checkbox', /I agree/);
  await press('button', /^Team/);
  await press('option', 'Alpha');
  await press('button', /^Skills/);
  await press('option', 'Beta');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'City' }).fill('Al');
  await press('option', 'Alpha');
  await press('combobox', /^Department/);
  await press('treeitem', /Alpha/);
  await page.getByRole('spinbutton', { name: 'Hours' }).fill('8');
  await page.getByRole('textbox', { name: 'Tags' }).fill('night');
  await page.keyboard.press('Enter');
  await press('checkbox', 'Alpha');
  await page.getByRole('radiogroup', { name: 'Shift' }).getByText('Beta').click();
  await page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio').first().click();
  await page.getByRole('textbox', { name: 'Start' }).first().fill('2026-11-23');
  await page.keyboard.press('Enter');
  const period = page.getByRole('group', { name: 'Period' }).getByRole('textbox');
  await period.nth(0).fill('2026-11-01');
  await period.nth(1).fill('2026-11-30');
  await page.keyboard.press('Enter');
  const typedTimes = { Time: '3:30 pm', Moment: '2026/11/22 930', Month: '11/2026' };
  for (const [label, text] of Object.entries(typedTimes)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.keyboard.press('Enter');
  }
  await press('button', /^Level/);
  await page.getByRole('option').first().click();
  await press('button', 'Send');
  await page.waitForTimeout(300);
  const sent = JSON.parse((await page.locator('#sent').innerText()) || 'null');
  const wanted = {
    name: '陈思远',
    agreed: true,
    team: 'a',
    skills: ['b'],
    city: 'a',
    department: 'a',
    hours: 8,
    tags: ['night'],
    days: ['a'],
    shift: 'b',
    plan: 'a',
    view: 'a',
    share: 50,
    start: '2026-11-23',
    period: { from: '2026-11-01', to: '2026-11-30' },
    time: '15:30',
    moment: '2026-11-22 09:30',
    month: '2026-11',
  };
  const different = Object.keys(wanted).filter(
    (key) => JSON.stringify(sent?.[key]) !== JSON.stringify(wanted[key]),
  );
  tell(
    `${name}: every control gives its value to react-hook-form`,
    sent !== null && different.length === 0,
    `${different.join(', ')} of ${JSON.stringify(sent)}; failed: ${await page.locator('#failed').innerText()}`,
  );
  await page.close();
}

/** The other HR product works: list, filter, detail, decision on several requests. */
async function visitLeaveDesk({ name, browser, address }) {
  await expectQuiet(name, browser, [address]);
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('row').nth(10).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rossi');
  await page.getByRole('button', { name: 'Suchen', exact: true }).click();
  await page.getByText('4 insgesamt', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Chiara Rossi', exact: true }).click();
  await page.getByRole('dialog').getByText('Resturlaub').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Urlaubsanträge' }).click();
  await page.getByRole('row').nth(10).waitFor();
  await page.getByRole('checkbox', { name: 'Alle dieser Seite auswählen' }).click();
  await page.getByRole('button', { name: 'Genehmigen' }).first().click();
  await page
    .locator('[role=dialog], [role=alertdialog]')
    .getByRole('button', { name: 'Genehmigen' })
    .click();
  await page
    .getByText(/Genehmigen: .*erledigt/)
    .first()
    .waitFor();
  tell(`${name}: lists, filters, shows a detail and decides, in German`, true, '');
  const color = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Suchen',
    );
    return getComputedStyle(button).backgroundColor;
  });
  tell(`${name}: has the colour of its one variable`, !/31, 104, 220/.test(color), color);
  await page.close();
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
