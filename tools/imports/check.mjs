import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from './rules.cjs';

/**
 * Checks which way imports go below the working folder. Fails when it saw no module at all: a check
 * that looked at nothing has not passed. Returns the breaches, each as a sentence.
 */
export async function importBreaches({ cache = false } = {}) {
  const base = process.cwd();
  const { forbidden, options } = rules;
  const folders = ['packages', 'apps'].filter((folder) => existsSync(path.join(base, folder)));
  if (folders.length === 0) return ['No module was seen, so nothing was checked.'];
  const { output } = await cruise(
    folders,
    {
      ...options,
      ruleSet: { forbidden },
      validate: true,
      cache,
      exclude: { path: '^(packages|apps)/[^/]+/dist/|storybook-static' },
    },
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
  process.chdir(path.resolve(import.meta.dirname, '../..'));
  const cache = { folder: 'node_modules/.cache/imports', strategy: 'content' };
  const breaches = await importBreaches({ cache });
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length > 0 ? 1 : 0);
}
