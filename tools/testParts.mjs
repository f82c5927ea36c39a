import path from 'node:path';
import { CHECKS } from './checks.mjs';

/** Last lines of the programs, with the numbers that count. */
const OWN = /(?<passed>\d+) [\w ]*?(?:passed|kept), (?<failed>\d+) (?:failed|broken)/;
const VITEST = /Tests\s+(?:(?<failed>\d+) failed\D+)?(?<passed>\d+) passed/;
const PLAYWRIGHT = /(?:\n {2}(?<failed>\d+) failed\n[^]*)?\n {2}(?<passed>\d+) passed/;

const PACKAGES = /^(packages|fixtures)\/|^tools\/(publish|fixtures)|^tsconfig|^package-lock\.json$/;
const PACKAGE_TESTS =
  /^packages\/(?!api\/)|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const TOOLS = /^(tools|\.storybook)\/|^vitest\.|^package-lock\.json$/;
/** Files of a package that those who install it do not get. */
const UNPUBLISHED = /^packages\/.*(\.(test|stories|guide|fixtures)\.|\/testing\/)/;

const isPublished = (file) => PACKAGES.test(file) && !UNPUBLISHED.test(file);
const isPackageTest = (file) => PACKAGE_TESTS.test(file);
/** The test that generates code from the contract and compiles it with what is there. */
const GENERATORS = 'tools/new.test.ts';
const GENERATED = /^(tools\/new|packages\/api\/src|apps\/[^/]+\/src)(?!.*\.test\.tsx?$)|^tsconfig/;
const isGenerated = (file) => file === GENERATORS || GENERATED.test(file);

/** Rooms of the server that its tests of restarts, empty databases and huge files stand on. */
const FOUNDATIONS =
  /^apps\/server\/src\/([^/]+\.ts$|(database|jobs|setup|testing|features\/(files|orderImports))\/)|^package-lock\.json$/;
const isFoundation = (file) => FOUNDATIONS.test(file);

/** Subpaths of widgets that the server may import are a rule of `tools/imports`. */
const SERVER =
  /^(apps\/server|packages\/api|deploy)\/|^packages\/widgets\/src\/(fileContent|regions|richHtml)\/|^tools\/(testPostgres|privatePostgres|codeOfTable|listFiles|newListFields)|^vitest\.|^tsconfig|^package-lock\.json$/;
const isServer = (file) => SERVER.test(file);

const APPLICATION =
  /^(packages|apps\/backoffice)\/|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const isApplication = (file) => APPLICATION.test(file);

/** Sources of what other engines show: stories, and the pages that are walked by keys. */
const ENGINES = /^(packages|apps\/backoffice|\.storybook|tools\/engines)\/|^package-lock\.json$/;
const isInEngines = (file) => ENGINES.test(file);

const API_TESTS = /^packages\/api\/|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const isApiTest = (file) => API_TESTS.test(file);

const isTools = (file) => TOOLS.test(file) && file !== 'tools/tested.json';

const walk = (...projects) => [
  ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--no-deps'],
  ...projects.flatMap((project) => ['--project', project]),
];
const vitest = (...args) => ['vitest', 'run', '--maxWorkers', '1', ...args];
const onServer = (project, onPostgres) =>
  onPostgres
    ? ['node', 'tools/testPostgres.mjs', '--project', project]
    : vitest('--project', project);

/** The demo database of a run: made once, for each program that starts servers. */
const FIRST_DATABASE = path.resolve(import.meta.dirname, '../node_modules/.cache/first-database');
const onFirstDatabase = () => ({
  FIRST_DATABASE,
  // The demo's present moment is ten o'clock in Beijing.
  FIRST_DAY: new Date(Date.now() - 2 * 3_600_000).toISOString().slice(0, 10),
});

/**
 * A part of the tests.
 *
 * @typedef {object} TestPart
 * @property {string} name
 * @property {string[]} command
 * @property {RegExp} [counts] the numbers in its output; without it the part counts as one
 * @property {string[]} [after] parts that have to end before it starts
 * @property {object} [env]
 * @property {(file: string) => boolean} [inputs] files without whose change it need not run again
 */

/**
 * Returns the parts of a run, the longest first.
 *
 * @param {{ isAll: boolean; journeys: string[]; onPostgres: boolean }} options
 * @returns {TestPart[]}
 */
export const testParts = ({ isAll, journeys, onPostgres }) => [
  { name: 'build', command: ['node', 'tools/build.mjs'] },
  {
    name: 'login page',
    command: ['node', 'tools/budgets.mjs', '--page'],
    counts: OWN,
    after: ['build'],
  },
  {
    name: 'first database',
    command: ['tsx', 'e2e/firstDatabase.ts', FIRST_DATABASE],
    after: ['build'],
    env: { FIRST_DAY: onFirstDatabase().FIRST_DAY },
  },
  {
    name: 'storybook builds',
    command: ['storybook', 'build', '--quiet', '--loglevel', 'error', '--stats-json'],
  },
  {
    name: 'journeys',
    command: walk('journeys', 'spine', 'session'),
    counts: PLAYWRIGHT,
    after: ['first database'],
    // A journey waits for its page more than it computes.
    env: {
      WORKERS: '2',
      ...(!isAll && { JOURNEYS: journeys.join(' ') }),
      ...onFirstDatabase(),
    },
  },
  {
    // What passed on one database may fail on the other.
    name: onPostgres ? 'server on PostgreSQL' : 'server',
    command: onServer('server', onPostgres),
    counts: VITEST,
    inputs: isServer,
  },
  {
    name: `foundations of the server${onPostgres ? ' on PostgreSQL' : ''}`,
    command: onServer('foundations', onPostgres),
    counts: VITEST,
    inputs: isFoundation,
  },
  {
    name: 'stories and pictures',
    command: [
      ...['tsx', 'tools/visual/run.ts', '--built', 'storybook-static'],
      ...(isAll ? ['--explore', '--fresh'] : []),
    ],
    counts: OWN,
    after: ['storybook builds'],
  },
  {
    name: 'tests of ui and widgets',
    command: vitest('--project', 'unit', '--project', 'model', 'packages/ui', 'packages/widgets'),
    counts: VITEST,
    inputs: isPackageTest,
  },
  {
    name: 'tests of api',
    command: vitest('--project', 'unit', '--project', 'model', 'packages/api'),
    counts: VITEST,
    inputs: isApiTest,
  },
  {
    name: 'packed packages',
    command: ['node', 'tools/packages.mjs'],
    counts: OWN,
    inputs: isPublished,
  },
  {
    name: 'API reports',
    command: ['node', 'tools/apiReport.mjs'],
    counts: OWN,
    after: ['packed packages'],
    inputs: isPublished,
  },
  {
    name: 'fixture projects',
    command: ['node', 'tools/fixtures.mjs'],
    counts: OWN,
    after: ['packed packages'],
    inputs: isPublished,
  },
  {
    name: 'budgets',
    command: ['node', 'tools/budgets.mjs', '--packages'],
    counts: OWN,
    after: ['packed packages'],
    inputs: isPublished,
  },
  {
    name: 'tests of the application',
    command: vitest('--project', 'unit', '--project', 'model', 'apps/backoffice'),
    counts: VITEST,
    inputs: isApplication,
  },
  {
    // It reads what every room tests.
    name: 'page of security',
    command: vitest('--project', 'model', 'apps/server/src/securityPage.test.ts'),
    counts: VITEST,
  },
  {
    name: 'tests of tools',
    command: vitest('--project', 'tools', '--project', 'unit', '--project', 'model', 'tools/'),
    counts: VITEST,
    inputs: isTools,
  },
  {
    name: 'generators',
    command: vitest('--project', 'generators'),
    counts: VITEST,
    inputs: isGenerated,
  },
  ...CHECKS.map(([name, ...command]) => ({ name, command: command.flat() })),
  {
    name: 'other engines',
    command: ['tsx', 'tools/engines/run.ts', '--built', ...(isAll ? ['--all'] : [])],
    counts: OWN,
    after: ['storybook builds', 'first database'],
    inputs: isInEngines,
    env: onFirstDatabase(),
  },
  {
    // It builds anew what the others use.
    name: 'start command',
    command: walk('start'),
    counts: PLAYWRIGHT,
    after: ['login page', 'journeys', 'other engines'],
    env: onFirstDatabase(),
  },
];
