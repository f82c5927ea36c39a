import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOfDraft, listedFields, NAME_ALONE } from './newListFields.mjs';

/**
 * `npm run new:list companyTicket aCompanyTicket companies`: writes an administration list from the
 * contract to the screen, and registers it: the resource, the server's feature with its table, the
 * list with its texts, and a journey that fails until it says what the list promises. Fields and
 * limits are those of the draft that the contract types by hand, which goes.
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

const described = describedCalls();
const fields = described ? await fieldsOfDraft(at('packages/api/src'), wireName) : NAME_ALONE;
const isOwned = fields.some(({ name: field }) => field === 'companyId');
const label = (fields.find((one) => one.isLabel) ?? fields[0]).name;

const files = {
  [`packages/api/src/resources/${area}/${name}.ts`]: resourceFile(),
  [`apps/server/src/features/${plural}/tables.ts`]: tablesFile(),
  [`apps/server/src/features/${plural}/resource.ts`]: boundFile(),
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
Next: kinds and options of the fields (resource, table, list), their labels, who may what
(apps/server/src/roles.ts and resource.ts), the rights in
apps/server/src/resources/resourceScope.test.ts, demo data, and the journey.`);

function resourceFile() {
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  return `import { ${kinds.join(', ')} } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Say what the rows are. */
export const ${name} = resource('${wireName}', {
${fields.map((field) => `  ${field.name}: ${field.declared},`).join('\n')}
}${described?.module ? `, { module: '${described.module}' }` : ''});

/** A row of the list. */
export type ${Name} = RowOf<typeof ${name}>;
/** The writable fields of a row. */
export type ${Name}Draft = DraftIn<typeof ${name}>;
`;
}

function tablesFile() {
  const stored = fields.filter(({ sql }) => sql !== undefined);
  return `import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface ${Name}Table extends Edited {
  id: string;
${stored.map((field) => `  ${field.name}: ${field.type};`).join('\n')}
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
${stored.map((field) => `    ${snake(field.name)} ${field.sql},`).join('\n')}
    \${EDITED_COLUMNS}
  )\`,
  \`create index ${table}_newest on ${table} (created_at desc, id desc) where deleted_at is null\`,
${isOwned ? `  \`create index ${table}_company on ${table} (company_id, created_at desc, id desc)\`,\n` : ''}];
`;
}

function boundFile() {
  const scope = isOwned
    ? `  company: 'companyId',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: knownCompany },`
    : `  scope: commonScope,`;
  return `import { ${name} } from '@mingjian/api';
${isOwned ? `import { knownCompany } from '../../resources/references';` : `import { commonScope } from '../../resources/scope';`}
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';

/** Say what the rows are, and who reaches them. */
export const ${name}Resource = serve(
  ${name},
  '${plural}',
)({
  objectType: '${name}',
  module: '${area}',
  label: '${label}',
  defaultOrder: 'create_time desc',
${scope}
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
});
`;
}

function serverFile() {
  const calls = described?.isPart ? described.area : plural;
  return `import { ${calls} as calls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { ADMINISTRATORS } from '../../roles';
import type { Feature } from '../feature';
import { ${name}Resource } from './resource';

/** Say what the feature is. */
export const ${plural}: Feature = {
  name: '${plural}',
  calls: [Object.values(resourceCalls(calls, ${name}Resource))],
  resources: [${name}Resource],
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
  const { texts, columns, filters, form } = listedFields(fields);
  const entries = (language) =>
    texts.map((text) => `    ${text.key}: '${text[language]}',`).join('\n');
  return `import { ${name} } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('${plural}', {
  zh: {
    pageTitle: '列表',
    noun: '记录',
${entries('zh')}
  },
  en: {
    pageTitle: '${Plural}',
    noun: 'row',
${entries('en')}
  },
});

/** Say what the rows are. */
export const list = listOf(${name}, {
  pageCode: '${name}List',
  texts,
  nameField: '${label}',
  columns: [${columns.map((field) => `'${field}'`).join(', ')}, 'createTime'],
  filters: [${filters.map((field) => `'${field}'`).join(', ')}],
  form: [${form.map((field) => `'${field}'`).join(', ')}],
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

/** Returns the calls that the contract types by hand: their file, area and entity. */
function describedCalls() {
  const folder = 'packages/api/src/contract';
  const modules = readdirSync(at(folder), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file),
  );
  for (const file of modules.map((module) => path.join(folder, module))) {
    const text = readFileSync(at(file), 'utf8');
    const found = new RegExp(
      `crud\\(\\s*entity<(\\w+)>\\(\\)\\(\\s*'${wireName}'(?:,\\s*(\\w+))?(?:,\\s*'(\\w+)')?,?\\s*\\),?\\s*\\)`,
    ).exec(text);
    if (!found) continue;
    const area = text
      .slice(0, found.index)
      .match(/export const (\w+) =/g)
      .at(-1)
      .split(' ')[2];
    const isPart = text.slice(0, found.index).endsWith('...');
    return { file, text, area, isPart, crud: found[0], draft: found[2], module: found[3] };
  }
  return undefined;
}

/** Puts the resource in the place of calls that the contract types by hand, or says what to add. */
function declareCalls() {
  if (!described)
    return `The contract has no "${wireName}" of its own: add \`export const ${plural} = crud(${name});\` to packages/api/src/contract/${area}/.`;
  const { file, text, area: calls, isPart, crud, draft } = described;
  const depth = path.relative(path.dirname(file), 'packages/api/src');
  const entity =
    draft && new RegExp(`\\{[^}]*\\b${draft}\\b[^}]*\\} from '([^']*)'`).exec(text)?.[1];
  const named = text.replace(crud, `crud(${name})`);
  const replaced = isPart ? named : named.replace(`const ${calls} =`, `const ${plural} =`);
  writeFileSync(
    at(file),
    insertImport(
      withoutUnusedImports(replaced),
      `import { ${name} } from '${depth}/resources/${area}/${name}';`,
    ),
  );
  const renamed = isPart || calls === plural ? '' : `, and are named ${plural} (was ${calls})`;
  return [
    `${file}: the calls are those of the resource now${renamed}.`,
    withoutEntity(entity),
  ].join('\n');
}

/** Deletes the entity that nobody imports any more, and its line in the index. */
function withoutEntity(spec) {
  if (spec === undefined) return '';
  const source = 'packages/api/src';
  const module = path.join(path.dirname(described.file), spec);
  const line = `export * from './${path.relative(source, module)}';\n`;
  const isUser = (file) =>
    [...readFileSync(at(`${source}/${file}`), 'utf8').matchAll(/ from '(\.[^']*)'/g)].some(
      ([, from]) => path.join(source, path.dirname(file), from) === module,
    );
  const users = readdirSync(at(source), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts' && isUser(file),
  );
  if (users.length > 0) return `${module}.ts stays: ${users.join(', ')} read it.`;
  rmSync(at(`${module}.ts`));
  edit(`${source}/index.ts`, (text) => text.replace(line, ''));
  return `${module}.ts is gone.`;
}

/** Drops the names that nothing uses any more. */
function withoutUnusedImports(text) {
  return text.replace(
    /import (type )?\{([^}]*)\} from '([^']*)';\n/g,
    (line, type = '', names, from) => {
      const body = text.replace(line, '');
      const used = names
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => new RegExp(`\\b${entry.replace('type ', '')}\\b`).test(entry && body));
      if (used.length === 0) return '';
      return `import ${type}{ ${used.join(', ')} } from '${from}';\n`;
    },
  );
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
