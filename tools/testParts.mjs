import path from 'node:path';
import { CHECKS } from './checks.mjs';
import { roomsByModules, roomsOfServer } from './reachedRooms.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Last lines of the programs, with the numbers that count. */
const OWN = /(?<passed>\d+) [\w ]*?(?:passed|kept), (?<failed>\d+) (?:failed|broken)/;
const VITEST = /Tests\s+(?:(?<failed>\d+) failed\D+)?(?<passed>\d+) passed/;
const PLAYWRIGHT = /(?:\n {2}(?<failed>\d+) failed\n[^]*)?\n {2}(?<passed>\d+) passed/;

const PACKAGES = /^(packages|fixtures)\/|^tools\/(publish|fixtures)|^tsconfig|^package-lock\.json$/;
const PACKAGE_FOLDERS = ['packages/ui/src/', 'packages/widgets/src/'];
const PACKAGE_TESTS =
  /^packages\/(?!api\/)|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const TOOLS = /^(tools|\.storybook)\/|^vitest\.|^package-lock\.json$/;
/** Files of a package that those who install it do not get. */
const UNPUBLISHED = /^packages\/.*(\.(test|stories|guide|fixtures)\.|\/testing\/)/;

const isPublished = (file) => PACKAGES.test(file) && !UNPUBLISHED.test(file);
/** Parts of packages that a project meets when it is built: exports, reported types, settings. */
const SURFACE =
  /^fixtures\/|^tools\/(publish|fixtures)|^packages\/[^/]+\/([^/]+$|.*\/index\.ts$|.*\.api\.md$)|^tsconfig|^package-lock\.json$/;
const isSurface = (file) => SURFACE.test(file);
const isPackageTest = (file) => PACKAGE_TESTS.test(file);
/** The test that generates code from the contract, and runs and compiles it with what is there. */
const GENERATORS = 'tools/new.test.ts';
const GENERATED =
  /^(tools\/(new|codeOfTable|listFiles)|packages\/api\/src|apps\/[^/]+\/src)|^tsconfig/;
/** Features; a generated one stands on the floors below them, and in the dashboard. */
const OF_FEATURES =
  /^apps\/\w+\/src\/(demo|features\/(?!dashboard)\w+)\/|^packages\/api\/src\/(entities|resources)\//;
const isGenerated = (file) =>
  file === GENERATORS ||
  (GENERATED.test(file) && !OF_FEATURES.test(file) && !/\.test\.tsx?$/.test(file));

/** Rooms of the server that its tests of restarts, empty databases and huge files stand on. */
const FOUNDATIONS =
  /^apps\/server\/src\/([^/]+\.ts$|(database|jobs|setup|testing|features\/(files|orderImports))\/)|^package-lock\.json$/;
const isFoundation = (file) => FOUNDATIONS.test(file);

/** Subpaths of widgets that the server may import are a rule of `tools/imports`. */
const SERVER =
  /^(apps\/server|packages\/api|deploy)\/|^packages\/widgets\/src\/(fileContent|regions|richHtml)\/|^tools\/(testPostgres|privatePostgres|codeOfTable|listFiles|newListFields)|^vitest\.|^tsconfig|^package-lock\.json$/;
const isServer = (file) => SERVER.test(file);

const APPLICATION_FOLDERS = ['apps/backoffice/src/'];
const APPLICATION =
  /^(packages|apps\/backoffice)\/|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const isApplication = (file) => APPLICATION.test(file);

/** Sources of the built Storybook and of the gate of its pictures. */
const STORIES =
  /^(packages\/(?!api\/)|\.storybook\/|tools\/(visual|docs)\/|visual\/)|^tools\/chromium|^tsconfig|^package-lock\.json$/;
const isInStories = (file) => STORIES.test(file);

/** Sources of stories and of the pages that other engines walk by keys. */
const ENGINES =
  /^(packages|\.storybook|tools\/engines)\/|^apps\/backoffice\/(?!src\/features\/(?!orders\/))|^package-lock\.json$/;
const isInEngines = (file) => ENGINES.test(file);

/** Steps of `npm start`: it installs, builds, and starts the server of the journeys. */
const START =
  /^tools\/(start|install|build|run|firstPaint|pdfAssets)\.|^apps\/server\/src\/[^/]+\.ts$|^apps\/[^/]+\/[^/]+$|^package(-lock)?\.json$|^e2e\/(start|server)/;
const isOfStart = (file) => START.test(file) && !file.endsWith('.test.ts');

const API_TESTS = /^packages\/api\/|^vitest\.|^tools\/vitest|^tsconfig|^package-lock\.json$/;
const isApiTest = (file) => API_TESTS.test(file);

/** Files that every test in a folder stands on. */
const isSettings = (file) => !/^(packages|apps)\//.test(file);

const isTools = (file) => TOOLS.test(file) && file !== 'tools/tested.json';

const walk = (...projects) => [
  ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--no-deps'],
  ...projects.flatMap((project) => ['--project', project]),
];
const vitest = (...args) => ['vitest', 'run', '--maxWorkers', '1', ...args];
/** Tests of modules, by the folders that they lie in. */
const ofModules = vitest('--project', 'unit', '--project', 'model');
const onServer = (project, onPostgres) =>
  onPostgres
    ? ['node', 'tools/testPostgres.mjs', '--project', project]
    : vitest('--project', project);

/** The demo database of a run: made once, for each program that starts servers. */
const FIRST_DATABASE = path.join(root, 'node_modules/.cache/first-database');
const onFirstDatabase = () => ({
  FIRST_DATABASE,
  // The demo's present moment is ten o'clock in Beijing.
  FIRST_DAY: new Date(Date.now() - 2 * 3_600_000).toISOString().slice(0, 10),
});

/** @typedef {import('./reachedRooms.mjs').Rooms} Rooms */

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
 * @property {string[]} [folders] last words of its command
 * @property {() => Promise<Rooms>} [rooms] smaller folders, of which a run tests those reached
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
    inputs: (file) => isInStories(file) || isInEngines(file),
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
    folders: ['apps/server/src/'],
    counts: VITEST,
    inputs: isServer,
    rooms: async () => roomsOfServer(root, isServer),
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
    inputs: isInStories,
  },
  {
    name: 'tests of ui and widgets',
    command: ofModules,
    folders: PACKAGE_FOLDERS,
    counts: VITEST,
    inputs: isPackageTest,
    rooms: () => roomsByModules(root, PACKAGE_FOLDERS, isPackageTest, isSettings),
  },
  {
    name: 'tests of api',
    command: ofModules,
    folders: ['packages/api/src/'],
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
    // It renders every component on a server.
    name: 'fixture of Node',
    command: ['node', 'tools/fixtures.mjs', '--only', 'node'],
    counts: OWN,
    after: ['packed packages'],
    inputs: isPublished,
  },
  {
    name: 'fixture projects',
    command: [
      ...['node', 'tools/fixtures.mjs', '--only'],
      isAll ? 'vite,leave-desk,peers-lowest,next' : 'vite,leave-desk',
    ],
    counts: OWN,
    after: ['packed packages'],
    inputs: isSurface,
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
    command: ofModules,
    folders: APPLICATION_FOLDERS,
    counts: VITEST,
    inputs: isApplication,
    rooms: () => roomsByModules(root, APPLICATION_FOLDERS, isApplication, isSettings),
  },
  {
    // It reads what every room tests.
    name: 'page of security',
    command: vitest('--project', 'model'),
    folders: ['apps/server/src/securityPage.test.ts'],
    counts: VITEST,
  },
  {
    name: 'tests of tools',
    command: [...ofModules, '--project', 'tools'],
    folders: ['tools/'],
    counts: VITEST,
    inputs: isTools,
  },
  {
    name: 'generators',
    command: onServer('generators', onPostgres),
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
    inputs: isOfStart,
    env: onFirstDatabase(),
  },
];
