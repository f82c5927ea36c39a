import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtFrom, openBaseStorybook } from './against/baseStorybook';
import { commitNamed } from './against/inTree';
import { readBase } from './causes/base';
import { lastBuilt } from './live/lastBuilt';
import { openLive } from './live/openLive';
import { LIVE_PORTS } from './live/ports';
import { placesOf } from './paths';
import type { Report } from './report';

/**
 * `npm run visual:live` shows every story as it is and as it was, for the links of the review page:
 * the last built Storybook of the working tree, and one of the commit that the last run compared
 * with or explained changes from; `-- --base REF` names another. It runs until it is stopped.
 */
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const places = placesOf(path.resolve(import.meta.dirname, '../..'));

try {
  const after = lastBuilt([places.storybook, path.join(places.root, 'storybook-static')]);
  if (after === null)
    throw new Error('There is no Storybook yet. Run `npm run visual` first, which builds one.');
  const commit = baseCommit();
  // The ports are taken first: nobody should wait for a build to hear that it was in vain.
  await openLive({ after, before: places.against.storybook });
  console.log(`after   http://127.0.0.1:${LIVE_PORTS.after}  ${path.relative(places.root, after)}`);
  if (builtFrom(places) !== commit)
    console.log(`Building the Storybook of ${commit.slice(0, 8)}, once …`);
  await openBaseStorybook({ places, commit });
  console.log(`before  http://127.0.0.1:${LIVE_PORTS.before}  ${commit.slice(0, 8)}`);
  console.log('The links of the review page work while this runs. Ctrl+C ends it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function baseCommit(): string {
  if (values.base !== undefined) return commitNamed(places.root, values.base);
  const report = existsSync(places.report)
    ? (JSON.parse(readFileSync(places.report, 'utf8')) as Report)
    : null;
  const commit = report?.against?.commit ?? report?.base ?? readBase(places.root)?.commit;
  if (!commit)
    throw new Error(
      'git cannot tell what to compare with. Name a commit: npm run visual:live -- --base main',
    );
  return commit;
}
