/** Which way imports may go. Capture groups guard a new feature or widget from its first day. */
const only = (name, from, never, comment) => ({
  name,
  severity: 'error',
  comment,
  from,
  to: never,
});

/**
 * Features of the server that others use, the lowest floor first. A feature imports those of lower
 * floors alone; all that stand on no floor are above.
 */
const SERVER_FLOORS = [
  [
    'balances',
    'dictionaries',
    'listExports',
    'materials',
    'menus',
    'orderAccesses',
    'outbox',
    'reportLayouts',
    'workCalendar',
  ],
  ['files', 'session'],
  ['apiKeys', 'passwords', 'users'],
  ['candidates', 'companies', 'notices', 'products'],
  ['messages'],
  ['orders'],
  ['entryLinks', 'orderMessages', 'statements'],
  ['collect'],
  ['orderTasks'],
  ['reports'],
  ['privacy'],
];

const serverFeatures = (names) => `^apps/server/src/features/(${names})/`;

const keepServerFeaturesApart = (floor, lower) =>
  only(
    'server-features-keep-apart',
    { path: serverFeatures(floor), pathNot: '\\.(test|fixtures)\\.ts$' },
    { path: serverFeatures('[^/]+'), pathNot: serverFeatures(['$1', ...lower].join('|')) },
    'A feature of the server imports those of lower floors alone: see SERVER_FLOORS.',
  );

module.exports = {
  forbidden: [
    ...SERVER_FLOORS.map((floor, index) =>
      keepServerFeaturesApart(floor.join('|'), SERVER_FLOORS.slice(0, index).flat()),
    ),
    keepServerFeaturesApart(
      `(?!(?:${SERVER_FLOORS.flat().join('|')})/)[^/]+`,
      SERVER_FLOORS.flat(),
    ),
    only(
      'ui-stands-alone',
      { path: '^packages/ui/src' },
      {
        path: [
          '^(packages/(widgets|api)|apps)/',
          'node_modules/(swr|axios|yup|react-router|react-router-dom)/',
          'node_modules/(slate|leaflet|react-hook-form)/',
        ],
        pathNot: '^packages/ui/',
      },
      'ui knows look and feel only: no server, no widget, no router, no form or heavy library.',
    ),
    only(
      'widgets-know-no-server',
      { path: '^packages/widgets/src', pathNot: '\\.(stories|test|fixtures)\\.tsx?$' },
      { path: '^(packages/api|apps)/|node_modules/(swr|axios|react-router|react-router-dom)/' },
      'Widgets take data and functions; they know no server and no router.',
    ),
    only(
      'widgets-use-ui-root',
      { path: '^packages/widgets/src' },
      { path: '^packages/ui/src/(?!index\\.ts$|internal/testing/)' },
      'Widgets import the root of @mingjian/ui: what is not public there may change. Tests share helpers.',
    ),
    only(
      'widgets-keep-apart',
      { path: '^packages/widgets/src/([A-Z][^/]*)/' },
      {
        path: '^packages/widgets/src/[A-Z][^/]*/',
        pathNot: '^packages/widgets/src/($1/|[A-Z][^/]*/index\\.ts$)',
      },
      'A widget uses another one through its index alone.',
    ),
    only(
      'models-are-pure',
      { path: '/model/', pathNot: '\\.test\\.tsx?$' },
      {
        path: [
          'node_modules/(react|react-dom|styled-components|swr|@headlessui)/',
          '\\.styles\\.ts$|\\.tsx$',
        ],
      },
      'A model is types and functions: no React, no styles.',
    ),
    only(
      'api-root-has-no-react',
      { path: '^packages/api/src', pathNot: '^packages/api/src/react/' },
      {
        path: '^packages/(ui|widgets)|^apps/|^packages/api/src/react/|node_modules/(react|swr)/',
      },
      'The contract and the client are plain TypeScript.',
    ),
    only(
      'api-react-has-no-look',
      { path: '^packages/api/src/react' },
      { path: '^packages/(ui|widgets)|^apps/' },
      'The hooks bring data, no look.',
    ),
    only(
      'axios-behind-http',
      { path: '^(packages|apps)/', pathNot: '^packages/api/src/http/' },
      { path: 'node_modules/axios/' },
      'Only the transport knows axios.',
    ),
    only(
      'features-keep-apart',
      { path: '^apps/backoffice/src/features/([^/]+)/' },
      {
        path: '^apps/backoffice/src/features/([^/]+)/',
        pathNot: '^apps/backoffice/src/features/$1/',
      },
      'A feature never imports another one; what both need belongs in shared/.',
    ),
    only(
      'features-use-the-shells-face',
      { path: '^apps/backoffice/src/(features|shared)/' },
      { path: '^apps/backoffice/src/shell/(?!index\\.ts$)' },
      'Features use the shell through shell/index.ts.',
    ),
    only(
      'shell-knows-no-feature',
      { path: '^apps/backoffice/src/(shell|shared)/' },
      {
        path: '^apps/backoffice/src/(features/|(features|orderPanels|paletteSources)\\.ts$|App\\.tsx$)',
      },
      'Screens reach the shell as a prop, so that it never changes for a feature.',
    ),
    only(
      'shell-knows-no-shared',
      { path: '^apps/backoffice/src/shell/' },
      { path: '^apps/backoffice/src/shared/' },
      'The floors are features, shared, shell, base: what the shell needs lies in base/.',
    ),
    only(
      'base-is-the-lowest',
      { path: '^apps/backoffice/src/base/' },
      { path: '^apps/backoffice/src/', pathNot: '^apps/backoffice/src/base/' },
      'Nothing of the back-office lies below base/.',
    ),
    only(
      'candidates-stand-alone',
      { path: '^apps/backoffice/src/candidate/' },
      {
        path: '^apps/backoffice/src/|^packages/widgets/',
        pathNot: '^apps/backoffice/src/(candidate|base)/',
      },
      'The pages of candidates are an application of their own: they carry nothing of the others.',
    ),
    only(
      'candidates-are-an-entry',
      { path: '^apps/backoffice/src/(?!candidate/)' },
      { path: '^apps/backoffice/src/candidate/' },
      'Nothing of the back-office imports the pages of candidates.',
    ),
    only(
      'menu-below-tabs',
      { path: '^apps/backoffice/src/shell/menu/' },
      { path: '^apps/backoffice/src/shell/(tabs|pages|layout)/' },
      'Tabs read the menu; the menu knows no tabs, pages or layout.',
    ),
    only(
      'http-knows-no-feature',
      {
        path: '^apps/server/src/(http|resources|database|flows)/',
        pathNot: '\\.(test|fixtures)\\.ts$',
      },
      {
        path: '^apps/server/src/(features|setup|demo)/|^apps/server/src/[a-zA-Z]+\\.ts$',
        pathNot: '^apps/server/src/(failure|texts|roles|startError)\\.ts$',
      },
      'Features reach transport and engine as arguments, so that neither changes for a feature.',
    ),
    only(
      'app-uses-public-faces',
      { path: '^apps/' },
      {
        path: '^packages/(ui|widgets|api)/src/',
        pathNot:
          '^packages/[^/]+/src/(index\\.ts$|(react|regions|richHtml|fileContent)/index\\.ts$|' +
          'richHtml/testing/hostile\\.ts$|[A-Z][^/]*/index\\.ts$)',
      },
      'The app uses what everybody who installs the packages can use.',
    ),
    only(
      'server-has-no-look',
      { path: '^apps/server/src' },
      {
        path: [
          '^packages/(ui|widgets|api/src/react)|^apps/backoffice',
          'node_modules/(react|react-dom|styled-components|swr)/',
        ],
        pathNot:
          '^packages/widgets/src/((regions|richHtml|fileContent)/index\\.ts$|richHtml/testing/hostile\\.ts$)',
      },
      'The server shares the contract, the region table, the rules of rich texts and of contents.',
    ),
    only(
      'regions-are-data',
      {
        path: '^packages/widgets/src/(regions|richHtml|fileContent)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      { pathNot: '^packages/widgets/src/$1/' },
      'Regions, rules of rich texts and of contents are read by the server too: they import nothing.',
    ),
    only(
      'no-circles',
      {},
      { circular: true },
      'Modules that need each other, by a type too, are one module or need a third.',
    ),
    only(
      'declared-imports',
      {
        path: '^(packages|apps)/',
        pathNot: '\\.(test|stories|fixtures)\\.tsx?$|/testing/|\\.config\\.ts$',
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
      'Workspaces hoist: an import that is not declared breaks only for those who install the package.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
