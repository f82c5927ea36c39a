import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run new:list companyTicket aCompanyTicket companies`: writes an administration list from the
 * contract to the screen, and registers it: the resource, the server's feature with its table, the
 * list with its texts, and a journey that fails until it says what the list promises.
 */
const [name, wireName, area] = process.argv.slice(2);
const root = process.env.NEW_ROOT ?? path.resolve(import.meta.dirname, '..');

if (!/^[a-z][A-Za-z0-9]+$/.test(name ?? '') || !/^[A-Za-z]\w+$/.test(wireName ?? '') || !area) {
  console.error(
    'Usage: npm run new:list companyTicket aCompanyTicket companies – the resource in camelCase and singular, its name on the wire, its business area.',
  );
  process.exit(1);
}
const Name = name[0].toUpperCase() + name.slice(1);
const plural = /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
const Plural = plural[0].toUpperCase() + plural.slice(1);
const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const table = snake(plural);
const at = (file) => path.join(root, file);

const files = {
  [`packages/api/src/resources/${area}/${name}.ts`]: resourceFile(),
  [`apps/server/src/features/${plural}/tables.ts`]: tablesFile(),
  [`apps/server/src/features/${plural}/feature.ts`]: serverFile(),
  [`apps/backoffice/src/features/${plural}/${name}List.ts`]: listFile(),
  [`apps/backoffice/src/features/${plural}/feature.ts`]: clientFile(),
  [`e2e/${plural}.spec.ts`]: journeyFile(),
};
const existing = Object.keys(files).filter((file) => existsSync(at(file)));
if (existing.length > 0) {
  console.error(`${existing[0]} exists already.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

insertLine('packages/api/src/resources.ts', `export * from './resources/${area}/${name}';`);
edit('apps/server/src/features/features.ts', (text) =>
  insertImport(text, `import { ${plural} } from './${plural}/feature';`).replace(
    /\n\];/,
    `\n  ${plural},\n];`,
  ),
);
edit('apps/server/src/features/migrations.ts', (text) => {
  const last = Math.max(...[...text.matchAll(/'(\d{4})_/g)].map(([, number]) => Number(number)));
  const key = `${String(last + 1).padStart(4, '0')}_${table}`;
  return insertImport(text, `import { ${name}Migration } from './${plural}/tables';`).replace(
    /\n\};/,
    `\n  '${key}': ${name}Migration,\n};`,
  );
});
const contract = declareCalls();

console.log(`${Object.keys(files).join('\n')}
${contract}
Next: the fields (resource, table, list), who may what (apps/server/src/roles.ts and feature.ts),
the rights in apps/server/src/resources/resourceScope.test.ts, demo data, and the journey.`);

function resourceFile() {
  return `import { reference, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Say what the rows are. */
export const ${name} = resource('${wireName}', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
  companyName: text({ max: 128, search: true }),
  name: text({ max: 64, search: true, sort: true, write: true }),
});

/** A row of the list. */
export type ${Name} = RowOf<typeof ${name}>;
/** The writable fields of a row. */
export type ${Name}Draft = DraftIn<typeof ${name}>;
`;
}

function tablesFile() {
  return `import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface ${Name}Table extends Edited {
  id: string;
  companyId: string;
  name: string;
}

declare module '../../database/schema' {
  interface Schema {
    ${plural}: ${Name}Table;
  }
}

/** Creates the tables. Published statements never change. */
export const ${name}Migration = [
  \`create table ${table} (
    id text primary key,
    company_id text not null references companies (id),
    name text not null check (length(name) > 0),
    \${EDITED_COLUMNS}
  )\`,
  \`create index ${table}_newest on ${table} (created_at desc, id desc) where deleted_at is null\`,
  \`create index ${table}_company on ${table} (company_id, created_at desc, id desc)\`,
];
`;
}

function serverFile() {
  return `import { ${name}, ${plural} as calls } from '@mingjian/api';
import { knownCompany } from '../../resources/references';
import { resourceCalls } from '../../resources/resourceCalls';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';

const resource = serve(${name}, '${plural}')({
  objectType: '${name}',
  module: '${area}',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: knownCompany },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
});

/** Say what the feature is. */
export const ${plural}: Feature = {
  name: '${plural}',
  calls: [Object.values(resourceCalls(calls, resource))],
  resources: [resource],
  menu: [
    {
      code: '${snake(name).replaceAll('_', '-')}-list',
      parent: 'system',
      name: '列表',
      nameEn: '${Plural}',
      pageurl: '${name}List',
      icon: 'list',
      sort: 90,
      rights: ADMINISTRATORS,
    },
  ],
};
`;
}

function listFile() {
  return `import { ${name} } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('${plural}', {
  zh: { pageTitle: '列表', noun: '记录', companyName: '客户公司', name: '名称' },
  en: { pageTitle: '${Plural}', noun: 'row', companyName: 'Client company', name: 'Name' },
});

/** Say what the rows are. */
export const list = listOf(${name}, {
  pageCode: '${name}List',
  texts,
  nameField: 'name',
  columns: [{ field: 'name', width: 240 }, 'companyName', 'createTime'],
  filters: ['name', 'companyName'],
  form: ['companyId', 'name'],
});
`;
}

function clientFile() {
  return `import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/${name}List': lazyResourcePage(() => import('./${name}List')) },
};
`;
}

function journeyFile() {
  return `import { expect, openList, test } from './journey';

test('say what the list of ${plural} promises', async ({ page }) => {
  const list = await openList(page, 'admin', '/system/${name}List');

  await expect(list, 'Add, edit, filter, delete; a client company sees only its own.').toBeHidden();
});
`;
}

/** Puts the resource in the place of calls that the contract types by hand, or says what to add. */
function declareCalls() {
  const folder = 'packages/api/src/contract';
  const modules = readdirSync(at(folder), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file),
  );
  for (const file of modules.map((module) => path.join(folder, module))) {
    const text = readFileSync(at(file), 'utf8');
    const found = new RegExp(
      `export const (\\w+) = crud\\(\\s*entity<\\w+>\\(\\)\\('${wireName}'[^)]*\\),?\\s*\\)`,
    ).exec(text);
    if (!found) continue;
    const depth = '../'.repeat(path.relative(folder, file).split(path.sep).length);
    const replaced = text.replace(found[0], `export const ${plural} = crud(${name})`);
    writeFileSync(
      at(file),
      insertImport(
        withoutUnusedImports(replaced),
        `import { ${name} } from '${depth}resources/${area}/${name}';`,
      ),
    );
    return found[1] === plural
      ? `${file}: the calls are those of the resource now.`
      : `${file}: the calls are those of the resource now, and are named ${plural} (was ${found[1]}).`;
  }
  return `The contract has no "${wireName}" of its own: add \`export const ${plural} = crud(${name});\` to ${folder}/${area}/.`;
}

/** Drops the entity that the resource replaces. */
function withoutUnusedImports(text) {
  return text.replace(/import \{([^}]*)\} from '[^']*entities[^']*';\n/g, (line, names) => {
    const body = text.replace(line, '');
    const isUsed = names
      .split(',')
      .map((entry) => entry.replace('type ', '').trim())
      .some((entry) => entry !== '' && new RegExp(`\\b${entry}\\b`).test(body));
    return isUsed ? line : '';
  });
}

function edit(file, change) {
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
}

function insertLine(file, line) {
  edit(file, (text) => {
    const lines = text.trimEnd().split('\n');
    const next = lines.findIndex((one) => one.startsWith('export') && one > line);
    lines.splice(next === -1 ? lines.length : next, 0, line);
    return `${lines.join('\n')}\n`;
  });
}

/** Adds an import after the others. */
function insertImport(text, line) {
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf(';\n', last) + 2;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}
