import { run } from './run.mjs';

/**
 * `npm run test:all`: everything that `npm test` does, and what takes long and few changes reach:
 * every story in other engines, the review page of the pictures with hundreds of changes, every
 * docs page in both languages, thousands of operations on tabs, and a release without publishing.
 * The last line counts: `N passed, N failed`.
 */
const totals = { passed: 0, failed: 0 };

await runPart('node', ['tools/test.mjs'], /(?<passed>\d+) passed, (?<failed>\d+) failed\s*$/);
await runPart('tsx', ['tools/docs.mjs'], /(?<passed>\d+) docs pages passed, (?<failed>\d+) failed/);
await runPart('tsx', ['tools/soak.ts'], /(?<passed>\d+) soak checks passed, (?<failed>\d+) failed/);
await runPart(
  'node',
  ['tools/rehearse.mjs'],
  /(?<passed>\d+) release checks passed, (?<failed>\d+) failed/,
);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runPart(command, args, pattern) {
  const { code, output } = await run(command, args, {
    env: { ...process.env, TEST_ALL: '1' },
    onText: (text) => process.stdout.write(text),
  });
  const found = pattern.exec(output)?.groups ?? { passed: 0, failed: 0 };
  totals.passed += Number(found.passed);
  // A part that broke without a count has failed all the same.
  totals.failed += Number(found.failed) || (code === 0 ? 0 : 1);
}
