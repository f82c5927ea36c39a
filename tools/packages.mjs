import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { catalogueFaults } from './publish/catalogue/faults.mjs';
import { PACKAGES, packPackages, tarballOf, unpackedOf } from './publish/pack.mjs';
import { run } from './run.mjs';

/**
 * `node tools/packages.mjs`: packs the public packages as they would be published and looks at them
 * as those who install them will: publint, types for every way of resolving modules, what belongs
 * into every tarball, and an import on a server without a DOM, in both module systems.
 */
const outcomes = { passed: 0, failed: 0 };

/** Files that every tarball holds, beside what `package.json` names. */
const REQUIRED_FILES = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json', 'llms.txt'];
/** Fields by which people find a package, its sources and its makers. */
const REQUIRED_FIELDS = [
  'description',
  'keywords',
  'homepage',
  'bugs',
  'license',
  'author',
  'repository',
  'publishConfig',
  'engines',
];

/** A module of each package with code of its own. */
const MODULES = { api: 'money', ui: 'Button/Button', widgets: 'DataGrid/DataGrid' };

try {
  await packPackages();
  tell('the packages build and pack', true, '');
} catch (error) {
  tell('the packages build and pack', false, String(error.message));
  finish();
}
for (const name of PACKAGES) {
  await expectSuccess(`${name}: publint`, 'publint', ['--strict', tarballOf(name)]);
  await expectSuccess(`${name}: types resolve`, 'attw', [
    tarballOf(name),
    '--profile',
    'node16',
    '--exclude-entrypoints',
    ...styles(name),
  ]);
  expectContents(name);
  await expectImports(name);
  await expectCatalogue(name);
}
finish();

function finish() {
  console.log(`${outcomes.passed} packages checks passed, ${outcomes.failed} failed`);
  process.exit(outcomes.failed > 0 ? 1 : 0);
}

async function expectSuccess(title, command, args) {
  const { code, output } = await run(command, args);
  tell(title, code === 0, output);
}

/** Entries that are no modules. */
function styles(name) {
  return Object.keys(manifestOf(name).exports).filter((subpath) =>
    /\.(css|js|json)$/.test(subpath),
  );
}

function expectContents(name) {
  const missing = REQUIRED_FILES.filter((file) => !existsSync(path.join(unpackedOf(name), file)));
  tell(`${name}: has ${REQUIRED_FILES.join(', ')}`, missing.length === 0, missing.join(', '));
  const manifest = manifestOf(name);
  const lacking = REQUIRED_FIELDS.filter((field) => manifest[field] === undefined);
  tell(`${name}: says who made it and where`, lacking.length === 0, lacking.join(', '));
  const module = path.join(unpackedOf(name), 'dist', MODULES[name]);
  const map = JSON.parse(readFileSync(`${module}.js.map`, 'utf8'));
  const source = path.join(path.dirname(module), map.sources[0]);
  tell(
    `${name}: maps lead to the published sources, which stand once`,
    existsSync(source) && map.sourcesContent === undefined,
    `${source}, sourcesContent: ${typeof map.sourcesContent}`,
  );
}

function manifestOf(name) {
  return JSON.parse(readFileSync(path.join(unpackedOf(name), 'package.json'), 'utf8'));
}

async function expectImports(name) {
  const folder = unpackedOf(name);
  for (const [subpath, target] of Object.entries(manifestOf(name).exports)) {
    const specifier = path.posix.join(`@mingjian/${name}`, subpath);
    if (target.import === undefined) {
      const file = typeof target === 'string' ? target : target.default;
      tell(`${specifier}: is there`, existsSync(path.join(folder, file)), `${file} is missing.`);
      continue;
    }
    // Its peer is no package of this repository; the fixture app of Next.js imports it.
    if (subpath === './next') continue;
    try {
      const esm = await import(path.join(folder, target.import.default));
      const cjs = createRequire(import.meta.url)(path.join(folder, target.require.default));
      const missing = Object.keys(cjs).filter((key) => !(key in esm));
      tell(
        `${specifier}: imports without a DOM, the same both ways`,
        missing.length === 0,
        `Missing in ESM: ${missing.join(', ')}`,
      );
    } catch (error) {
      tell(`${specifier}: imports without a DOM, the same both ways`, false, String(error.stack));
    }
  }
}

async function expectCatalogue(name) {
  const faults = await catalogueFaults(unpackedOf(name));
  tell(
    `${name}: describes its subpaths and components in English`,
    faults.length === 0,
    faults.join('\n'),
  );
}

function tell(title, isGood, output) {
  outcomes[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${title}`);
  if (!isGood) console.log(output.trim().slice(-4000));
}
