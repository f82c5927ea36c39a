import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as viteBuild } from 'vite';
import { partBytes } from './partBytes.mjs';
import { PACKED, packPackages } from './publish/pack.mjs';

/**
 * Bytes that a page pays, gzipped, in KB of 1,000 bytes: of one import of the packed packages with
 * everything below it but React, by esbuild and by Vite, and of the scripts that the login page and
 * the first page of a candidate name once they are built. Vite may take 6 % more. What loads later
 * does not count. A part of ui is at most 4 KB of itself, one that is a whole machine 8; `--parts`
 * lists them all. `--page` weighs the two pages alone, `--packages` everything else.
 */
const root = path.resolve(import.meta.dirname, '..');
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];
const VITE_SHARE = 1.06;
const TEN_COMMON = [
  'Button',
  'TextField',
  'Select',
  'Checkbox',
  'Dialog',
  'Menu',
  'Table',
  'Pagination',
  'Tag',
  'Alert',
];

const fromUi = (...names) => `export { ${names.join(', ')} } from '@mingjian/ui';`;

/** Name, limit by esbuild in KB, and the import. */
const imports = [
  ['Button', 15.5, fromUi('Button')],
  ['Dialog', 35, fromUi('Dialog')],
  ['Select', 57, fromUi('Select')],
  ['ten common parts', 77, fromUi(...TEN_COMMON)],
  ['all of ui', 200, `export * from '@mingjian/ui';`],
  ['tokens', 14, fromUi('tokens')],
  ['DangerLevelSelect', 58, `export { DangerLevelSelect } from '@mingjian/widgets/DangerLevel';`],
];
const DATA_GRID = `export { DataGrid } from '@mingjian/widgets/DataGrid';`;
const FORM = `export { Form, useRecordForm } from '@mingjian/widgets/Form';`;
const FORM_DRAFTS = `export { openDrafts } from '@mingjian/widgets/FormDrafts';`;
const LIST_GRID = `export { ListGrid } from '@mingjian/widgets/ListGrid';`;
const ADVANCED_FILTER = `export { AdvancedFilter } from '@mingjian/widgets/AdvancedFilter';`;
const REGIONS = `export { regionTable } from '@mingjian/widgets/regions';`;
const REGION_CASCADER = `export { RegionCascader } from '@mingjian/widgets/RegionCascader';`;
const ITEM_EDITOR = `export { ItemEditor } from '@mingjian/widgets/ItemEditor';`;
const REGION_ROWS = `export { RegionRows } from '@mingjian/widgets/RegionRows';`;
const CHART = `
  export { BarChart, DonutChart, FunnelChart, HeatChart } from '@mingjian/widgets/Chart';
  export { LineChart, Sparkline } from '@mingjian/widgets/Chart';
`;
const MONTH_RANGE = `export { MonthRange } from '@mingjian/widgets/MonthRange';`;
const TIMELINE_FINDINGS = `export { TimelineFindings } from '@mingjian/widgets/MonthRange';`;
const DICTIONARIES = `
  export { createDictionaryStore, DictionaryProvider } from '@mingjian/widgets/DictionarySelect';
  export { DictionarySelect, useDictionary } from '@mingjian/widgets/DictionarySelect';
`;
const CALENDARS = `
  export { CalendarPicker, CalendarRangePicker } from '@mingjian/widgets/CalendarPicker';
`;
const RECIPIENT_TRANSFER = `
  export { RecipientTransfer } from '@mingjian/widgets/RecipientTransfer';
`;
const RICH_TEXT = `export { RichText } from '@mingjian/widgets/RichText';`;
const RICH_TEXT_VIEW = `export { RichTextView } from '@mingjian/widgets/RichTextView';`;
const COMMAND_PALETTE = `export { CommandPalette } from '@mingjian/widgets/CommandPalette';`;
const USER_SELECT = `export { UserSelect } from '@mingjian/widgets/UserSelect';`;
const VIDEO_STUDY = `export { VideoStudy } from '@mingjian/widgets/VideoStudy';`;
const AUDIO_NOTES = `export { AudioNotes } from '@mingjian/widgets/AudioNotes';`;
const FINDING_FORM = `export { FindingForm } from '@mingjian/widgets/FindingForm';`;
const PHONE_PREVIEW = `export { PhonePreview } from '@mingjian/widgets/PhonePreview';`;
const VERSION_DIFF = `export { VersionDiff } from '@mingjian/widgets/VersionDiff';`;
const MAP_PICKER = `export { hostProvider, MapPicker } from '@mingjian/widgets/MapPicker';`;
const FILE_WIDGET = `export { FileWidget } from '@mingjian/widgets/FileWidget';`;
const MATERIAL_PICKER = `
  export { MaterialBrowser, MaterialPicker } from '@mingjian/widgets/MaterialPicker';
  export { useMaterialPick } from '@mingjian/widgets/MaterialPicker';
`;
const IMAGE_UPLOAD = `export { ImageUpload } from '@mingjian/widgets/ImageUpload';`;
/** ui brings the runtime of its icons, so an icon of a widget is no more than its lines. */
const ICON_RUNTIME = '*/createLucideIcon.mjs';
const BEYOND_UI = [...REACT, 'styled-components', '@mingjian/ui', ICON_RUNTIME];
const BEYOND_MAP = [...BEYOND_UI, 'leaflet', 'react-leaflet'];
const SLATE = ['slate', 'slate-react', 'slate-dom', 'slate-history'];
const BEYOND_FORM = [...BEYOND_UI, 'react-hook-form'];
const BEYOND_SLATE = [...BEYOND_UI, ...SLATE];

/** Pages of the built application, the last of the budgets. */
const PAGES = 2;
const isPageOnly = process.argv.includes('--page');
if (!isPageOnly) await packPackages();
const budgets = [
  ...imports.flatMap(([name, limit, contents]) => [
    [name, limit, () => esbuildBytes(contents)],
    [`${name}, by Vite`, limit * VITE_SHARE, () => viteBytes(contents)],
  ]),
  ['DataGrid, by Vite', 48, () => viteBytes(DATA_GRID)],
  ['ListGrid, by Vite', 148, () => viteBytes(LIST_GRID)],
  ['ListGrid beyond React, styled-components and ui', 61, () => esbuildBytes(LIST_GRID, BEYOND_UI)],
  ['Form beyond these and react-hook-form', 25, () => esbuildBytes(FORM, BEYOND_FORM)],
  ['FormDrafts', 6, () => esbuildBytes(FORM_DRAFTS, BEYOND_FORM)],
  [
    'AdvancedFilter beyond React, styled-components and ui',
    25,
    () => esbuildBytes(ADVANCED_FILTER, BEYOND_UI),
  ],
  ['RegionCascader beyond these', 15, () => esbuildBytes(REGION_CASCADER, BEYOND_UI)],
  ['ItemEditor beyond these', 12, () => esbuildBytes(ITEM_EDITOR, BEYOND_UI)],
  ['RegionRows beyond these', 8, () => esbuildBytes(REGION_ROWS, BEYOND_UI)],
  ['region table', 19, () => esbuildBytes(REGIONS)],
  ['MonthRange beyond these', 8, () => esbuildBytes(MONTH_RANGE, BEYOND_UI)],
  ['TimelineFindings beyond these', 3.6, () => esbuildBytes(TIMELINE_FINDINGS, BEYOND_UI)],
  ['Chart beyond these', 30, () => esbuildBytes(CHART, BEYOND_UI)],
  ['CalendarPicker beyond these', 10, () => esbuildBytes(CALENDARS, BEYOND_UI)],
  [
    'RecipientTransfer beyond React, styled-components and ui',
    12,
    () => esbuildBytes(RECIPIENT_TRANSFER, BEYOND_UI),
  ],
  ['CommandPalette beyond these', 7, () => esbuildBytes(COMMAND_PALETTE, BEYOND_UI)],
  ['UserSelect beyond these', 1.5, () => esbuildBytes(USER_SELECT, BEYOND_UI)],
  ['VideoStudy beyond these', 10, () => esbuildBytes(VIDEO_STUDY, BEYOND_UI)],
  ['AudioNotes beyond these', 8.2, () => esbuildBytes(AUDIO_NOTES, BEYOND_UI)],
  ['FindingForm beyond these', 7.5, () => esbuildBytes(FINDING_FORM, BEYOND_UI)],
  ['PhonePreview beyond these', 1, () => esbuildBytes(PHONE_PREVIEW, BEYOND_UI)],
  ['VersionDiff beyond these', 2, () => esbuildBytes(VERSION_DIFF, BEYOND_UI)],
  ['MapPicker beyond these and leaflet', 12, () => esbuildBytes(MAP_PICKER, BEYOND_MAP)],
  ['DictionarySelect beyond these', 3, () => esbuildBytes(DICTIONARIES, BEYOND_UI)],
  ['FileWidget beyond these, without pdfjs', 16, () => esbuildBytes(FILE_WIDGET, BEYOND_UI)],
  ['ImageUpload beyond these', 15, () => esbuildBytes(IMAGE_UPLOAD, BEYOND_UI)],
  ['MaterialPicker beyond these', 21, () => esbuildBytes(MATERIAL_PICKER, BEYOND_UI)],
  ['RichText beyond these and slate', 31, () => esbuildBytes(RICH_TEXT, BEYOND_SLATE)],
  ['RichText later: paste', 4, () => laterBytes(RICH_TEXT, 'readPaste', BEYOND_SLATE)],
  [
    'RichText later: dialogs with the sanitiser',
    16,
    () => laterBytes(RICH_TEXT, 'RichDialogs', BEYOND_SLATE),
  ],
  ['RichTextView', 3, () => esbuildBytes(RICH_TEXT_VIEW, BEYOND_UI)],
  [
    'RichTextView later: the sanitiser',
    15,
    () => laterBytes(RICH_TEXT_VIEW, 'SanitisedHtml', BEYOND_UI),
  ],
  ['login page', 100, () => pageBytes('index.html')],
  ['first page of a candidate', 110, () => pageBytes('candidate.html')],
].slice(isPageOnly ? -PAGES : 0, process.argv.includes('--packages') ? -PAGES : undefined);

let failed = 0;
for (const [name, limit, measure] of budgets) {
  const size = (await measure()) / 1000;
  const isGood = size <= limit;
  if (!isGood) failed += 1;
  console.log(
    `${isGood ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${Number(limit.toFixed(1))} KB gz`,
  );
}
const PART = 4;
const MACHINE = 8;
const machines = ['Combobox', 'ImagePreview', 'Tree'];
const parts = isPageOnly ? [] : await partBytes();
if (process.argv.includes('--parts'))
  for (const [name, bytes] of parts) console.log(`  ${name} ${(bytes / 1000).toFixed(2)}`);
const fat = parts.filter(
  ([name, bytes]) => bytes / 1000 > (machines.includes(name) ? MACHINE : PART),
);
if (fat.length > 0) failed += 1;
if (parts.length > 0)
  console.log(
    fat.length > 0
      ? `✗ parts too large: ${fat.map(([name, bytes]) => `${name} ${bytes / 1000}`).join(', ')}`
      : `✓ ${parts.length} parts of ui of at most ${PART} KB gz each, ${machines.length} of them ${MACHINE}`,
  );
const measured = budgets.length + (parts.length > 0 ? 1 : 0);
console.log(`${measured - failed} budgets kept, ${failed} broken`);
process.exit(failed > 0 ? 1 : 0);

/** Returns the bytes of an entry's chunk and of those that it imports, not of later ones. */
async function esbuildBytes(contents, external = REACT) {
  const { reachedOf, bytesOf } = await bundled(contents, external);
  return bytesOf(reachedOf(({ entryPoint }) => entryPoint === '<stdin>'));
}

/** Returns the bytes of the chunk of a module that is loaded later, without those loaded before. */
async function laterBytes(contents, module, external) {
  const { reachedOf, bytesOf } = await bundled(contents, external);
  const before = reachedOf(({ entryPoint }) => entryPoint === '<stdin>');
  const later = reachedOf(({ entryPoint }) => entryPoint?.endsWith(`/${module}.js`));
  return bytesOf(new Set([...later].filter((file) => !before.has(file))));
}

async function bundled(contents, external) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: PACKED, loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    metafile: true,
    outdir: path.join(root, 'none'),
    absWorkingDir: root,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const importsOf = (file) =>
    metafile.outputs[file].imports
      .filter((one) => !one.external && one.kind === 'import-statement')
      .map((one) => one.path);
  return {
    reachedOf: (isEntry) => {
      const entry = outputs.find(([, output]) => isEntry(output));
      if (!entry) throw new Error('The module is in no chunk of its own.');
      return reachedFrom(entry[0], importsOf);
    },
    bytesOf: (reached) =>
      gzipped(
        outputFiles
          .filter(({ path: file }) => reached.has(path.relative(root, file)))
          .map(({ contents: code }) => code),
      ),
  };
}

/** Returns the same as Vite's bundler builds it. */
async function viteBytes(contents) {
  const { output } = await viteBuild({
    root: PACKED,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? path.join(PACKED, 'entry.js') : undefined),
        load: (id) => (id.endsWith('/entry.js') ? contents : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: 'entry',
        external: REACT,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const entry = output.find(({ isEntry }) => isEntry);
  const reached = reachedFrom(entry.fileName, (file) =>
    (chunks.get(file)?.imports ?? []).filter((name) => chunks.has(name)),
  );
  return gzipped([...reached].map((file) => chunks.get(file).code));
}

function reachedFrom(entry, importsOf) {
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    importsOf(file).forEach(reach);
  };
  reach(entry);
  return reached;
}

function gzipped(codes) {
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** The scripts that a built page loads before anything is asked of the server. */
function pageBytes(page) {
  const dist = path.join(root, 'apps/backoffice/dist');
  const scripts = [
    ...readFileSync(path.join(dist, page), 'utf8').matchAll(
      /(?:src|href)="(\/assets\/[^"]+\.js)"/g,
    ),
  ];
  if (scripts.length === 0)
    throw new Error(`The built ${page} names no script: build it first (npm run build).`);
  return scripts.reduce(
    (sum, [, file]) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length,
    0,
  );
}
