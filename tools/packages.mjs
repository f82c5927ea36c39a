import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * `npm run check:packages`: builds the public packages as they would be published and looks at them
 * as those who install them will: publint, types for every way of resolving modules, and an import
 * on a server without a DOM, in both module systems.
 */
const root = path.resolve(import.meta.dirname, '..');
const outcomes = { passed: 0, failed: 0 };

for (const name of ['api', 'ui', 'widgets']) {
  const folder = path.join(root, 'packages', name);
  await expectSuccess(`${name}: builds`, 'tsup', ['--silent'], folder);
  await expectSuccess(`${name}: publint`, 'publint', ['--strict', '--pack', 'npm'], folder);
  await expectSuccess(
    `${name}: types resolve`,
    'attw',
    ['--pack', '.', '--profile', 'node16', '--exclude-entrypoints', './tokens.css'],
    folder,
  );
  await expectImports(name, folder);
}
console.log(`${outcomes.passed} packages checks passed, ${outcomes.failed} failed`);
process.exit(outcomes.failed > 0 ? 1 : 0);

async function expectSuccess(title, command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  tell(title, code === 0, output);
}

async function expectImports(name, folder) {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const [subpath, target] of Object.entries(exports)) {
    if (typeof target === 'string') {
      tell(
        `${path.posix.join(`@mingjian/${name}`, subpath)}: is there`,
        existsSync(path.join(folder, target)),
        `${target} is missing.`,
      );
      continue;
    }
    const specifier = path.posix.join(`@mingjian/${name}`, subpath);
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

function tell(title, isGood, output) {
  outcomes[isGood ? 'passed' : 'failed'] += 1;
  console.log(`${isGood ? '✓' : '✗'} ${title}`);
  if (!isGood) console.log(output.trim().slice(-4000));
}
