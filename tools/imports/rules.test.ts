import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importBreaches } from './check.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A house of nothing but these files, checked by the rules. */
async function breachesOf(files: Record<string, string>): Promise<string[]> {
  const base = mkdtempSync(path.join(tmpdir(), 'mingjian-imports-'));
  try {
    for (const name of ['tsconfig.json', 'tsconfig.base.json'])
      cpSync(path.join(root, name), path.join(base, name));
    for (const place of [
      'packages/ui',
      'packages/widgets',
      'packages/api',
      'apps/backoffice',
      'apps/server',
    ]) {
      mkdirSync(path.join(base, place, 'src'), { recursive: true });
      cpSync(path.join(root, place, 'package.json'), path.join(base, place, 'package.json'));
    }
    mkdirSync(path.join(base, 'node_modules'));
    for (const name of ['react', 'swr', 'axios', 'jsdom'])
      symlinkSync(path.join(root, 'node_modules', name), path.join(base, 'node_modules', name));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(base, name)), { recursive: true });
      writeFileSync(path.join(base, name), text);
    }
    process.chdir(base);
    return (await importBreaches()).map(
      (breach: string) => /^ {2}([a-z-]+):/m.exec(breach)?.[1] ?? breach,
    );
  } finally {
    process.chdir(root);
    rmSync(base, { recursive: true, force: true });
  }
}

const thing = 'export const thing = 1;\n';
const ui = { 'packages/ui/src/index.ts': thing };

describe('the rules of import', () => {
  it.each<[rule: string, files: Record<string, string>]>([
    ['ui-stands-alone', { 'packages/ui/src/X/X.ts': "import 'swr';\n" }],
    [
      'ui-stands-alone',
      { 'packages/api/src/index.ts': thing, 'packages/ui/src/X/X.ts': "import '@mingjian/api';\n" },
    ],
    [
      'widgets-know-no-server',
      {
        'packages/api/src/index.ts': thing,
        'packages/widgets/src/W/W.ts': "import '@mingjian/api';\n",
      },
    ],
    [
      'widgets-use-ui-root',
      {
        'packages/ui/src/X/X.ts': thing,
        'packages/widgets/src/W/W.ts': "import '../../../ui/src/X/X';\n",
      },
    ],
    [
      'widgets-keep-apart',
      {
        'packages/widgets/src/A/inside.ts': thing,
        'packages/widgets/src/B/B.ts': "import '../A/inside';\n",
      },
    ],
    ['models-are-pure', { 'packages/widgets/src/W/model/rule.ts': "import 'react';\n" }],
    ['api-root-has-no-react', { 'packages/api/src/contract/x.ts': "import 'swr';\n" }],
    ['api-react-has-no-look', { ...ui, 'packages/api/src/react/x.ts': "import '@mingjian/ui';\n" }],
    ['axios-behind-http', { 'packages/api/src/search/x.ts': "import 'axios';\n" }],
    [
      'features-keep-apart',
      {
        'apps/backoffice/src/features/a/a.ts': thing,
        'apps/backoffice/src/features/born-today/b.ts': "import '../a/a';\n",
      },
    ],
    [
      'features-use-the-shells-face',
      {
        'apps/backoffice/src/shell/inside.ts': thing,
        'apps/backoffice/src/features/a/a.ts': "import '../../shell/inside';\n",
      },
    ],
    [
      'shell-knows-no-feature',
      {
        'apps/backoffice/src/features/a/feature.ts': thing,
        'apps/backoffice/src/shell/menu.ts': "import '../features/a/feature';\n",
      },
    ],
    [
      'shell-knows-no-feature',
      {
        'apps/backoffice/src/features.ts': thing,
        'apps/backoffice/src/shell/menu.ts': "import type {} from '../features';\n",
      },
    ],
    [
      'shell-knows-no-shared',
      {
        'apps/backoffice/src/shared/orders/path.ts': 'export type Path = string;\n',
        'apps/backoffice/src/shell/menu.ts':
          "import type { Path } from '../shared/orders/path';\nexport type Menu = Path;\n",
      },
    ],
    [
      'candidates-stand-alone',
      {
        'apps/backoffice/src/shell/index.ts': thing,
        'apps/backoffice/src/candidate/CandidateApp.ts': "import '../shell';\n",
      },
    ],
    [
      'candidates-are-an-entry',
      {
        'apps/backoffice/src/candidate/CandidateApp.ts': thing,
        'apps/backoffice/src/base/site.ts': "import '../candidate/CandidateApp';\n",
      },
    ],
    [
      'base-is-the-lowest',
      {
        'apps/backoffice/src/shell/index.ts': thing,
        'apps/backoffice/src/base/site.ts': "import '../shell';\n",
      },
    ],
    [
      'menu-below-tabs',
      {
        'apps/backoffice/src/shell/tabs/tab.ts': thing,
        'apps/backoffice/src/shell/menu/route.ts': "import '../tabs/tab';\n",
      },
    ],
    [
      'no-circles',
      {
        'apps/backoffice/src/a.ts': "import type { B } from './b';\nexport type A = B;\n",
        'apps/backoffice/src/b.ts': "import type { A } from './a';\nexport type B = A;\n",
      },
    ],
    [
      'app-uses-public-faces',
      {
        'packages/ui/src/X/X.ts': thing,
        'apps/backoffice/src/x.ts': "import '../../../packages/ui/src/X/X';\n",
      },
    ],
    [
      'http-knows-no-feature',
      {
        'apps/server/src/features/a/a.ts': thing,
        'apps/server/src/http/x.ts': "import '../features/a/a';\n",
      },
    ],
    [
      'server-features-keep-apart',
      {
        'apps/server/src/features/support/a.ts': 'export type A = 1;\n',
        'apps/server/src/features/born-today/b.ts': "import type {} from '../support/a';\n",
      },
    ],
    [
      'server-features-keep-apart',
      {
        'apps/server/src/features/users/a.ts': thing,
        'apps/server/src/features/menus/b.ts': "import '../users/a';\n",
      },
    ],
    ['server-has-no-look', { ...ui, 'apps/server/src/x.ts': "import '@mingjian/ui';\n" }],
    [
      'no-circles',
      { 'apps/server/src/a.ts': "import './b';\n", 'apps/server/src/b.ts': "import './a';\n" },
    ],
    ['declared-imports', { 'packages/ui/src/X/X.ts': "import 'jsdom';\n" }],
  ])('%s catches a breach', async (rule, files) => {
    expect(await breachesOf(files)).toContain(rule);
  });

  it('let a well-behaved house pass', async () => {
    const files = {
      ...ui,
      'packages/widgets/src/W/index.ts': "import '@mingjian/ui';\nimport './model/rule';\n",
      'packages/widgets/src/W/model/rule.ts': thing,
      'apps/server/src/features/feature.ts': thing,
      'apps/server/src/features/users/a.ts': thing,
      'apps/server/src/features/born-today/b.ts': "import '../feature';\nimport '../users/a';\n",
      'apps/backoffice/src/shell/index.ts': thing,
      'apps/backoffice/src/features/a/a.ts':
        "import '../../shell';\nimport '@mingjian/widgets/W';\n",
    };
    expect(await breachesOf(files)).toEqual([]);
  });

  it('take seeing no module for a failure', async () => {
    expect(await breachesOf({ 'e2e/elsewhere.ts': thing })).toEqual([
      'No module was seen, so nothing was checked.',
    ]);
  });
});
