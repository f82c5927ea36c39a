import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from './rules.cjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Checks which way imports go below `base`. Fails when it saw no module at all: a check that looked at nothing has not passed.
 * Returns the breaches, each as a sentence.
 */
export async function importBreaches(base = root) {
  process.chdir(base);
  const { forbidden, options } = rules;
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, ruleSet: { forbidden }, validate: true, exclude: { path: 'dist|storybook-static' } },
    undefined,
    { tsConfig: extractTSConfig(path.join(base, 'tsconfig.json')) },
  );
  const seen = output.modules.filter(({ source }) => /^(packages|apps)\//.test(source)).length;
  if (seen === 0) return ['No module was seen, so nothing was checked.'];
  return output.summary.violations.map(({ rule, from, to }) => {
    const { comment } = forbidden.find(({ name }) => name === rule.name) ?? {};
    return `${from} → ${to}\n  ${rule.name}: ${comment}`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const breaches = await importBreaches();
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length > 0 ? 1 : 0);
}
