import { listedFields } from './newListFields.mjs';

/**
 * Returns the names of a list: `Name`, `plural` and `Plural` of the code, `table` of the database.
 * `name` is in camelCase and singular.
 */
export function namesOfList(name, plural = pluralOf(name)) {
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  return { name, Name: capital(name), plural, Plural: capital(plural), table: snake(plural) };
}

const pluralOf = (name) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

const snake = (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the files of an administration list, from the resource to the screen, as texts by path.
 * `calls` is the name of its area of the contract, and `module` the server module of its calls.
 */
export function listFiles(asked) {
  const { name, area, fields } = asked;
  const list = {
    ...asked,
    ...namesOfList(name, asked.plural),
    isOwned: fields.some((field) => field.name === 'companyId'),
    label: (fields.find((one) => one.isLabel) ?? fields[0]).name,
  };
  const { plural } = list;
  return {
    [`packages/api/src/resources/${area}/${name}.ts`]: resourceFile(list),
    [`apps/server/src/features/${plural}/tables.ts`]: tablesFile(list),
    [`apps/server/src/features/${plural}/resource.ts`]: boundFile(list),
    [`apps/server/src/features/${plural}/feature.ts`]: serverFile(list),
    [`apps/backoffice/src/features/${plural}/${name}List.ts`]: listFile(list),
    [`apps/backoffice/src/features/${plural}/feature.ts`]: clientFile(list),
    [`e2e/${plural}.spec.ts`]: journeyFile(list),
  };
}

function resourceFile({ fields, name, Name, wireName, module }) {
  const kinds = [...new Set(fields.map(({ kind }) => kind))].toSorted();
  return `import { ${kinds.join(', ')} } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Say what the rows are. */
export const ${name} = resource('${wireName}', {
${fields.map((field) => `  ${field.name}: ${field.declared},`).join('\n')}
}${module ? `, { module: '${module}' }` : ''});

/** A row of the list. */
export type ${Name} = RowOf<typeof ${name}>;
/** The writable fields of a row. */
export type ${Name}Draft = DraftIn<typeof ${name}>;
`;
}

function tablesFile({ fields, name, Name, plural, table, isOwned }) {
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

function boundFile({ name, plural, area, label, isOwned }) {
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

function serverFile({ name, plural, Plural, calls = plural }) {
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

function listFile({ name, plural, Plural, fields, label }) {
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

function clientFile({ name }) {
  return `import { lazyResourcePage } from '../../shared/resourceList/lazyResourcePage';
import type { Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/${name}List': lazyResourcePage(() => import('./${name}List')) },
};
`;
}

function journeyFile({ name, plural }) {
  return `import { expect, openList, test } from './journey';

test('say what the list of ${plural} promises', async ({ page }) => {
  const list = await openList(page, 'admin', '/system/${name}List');

  await expect(list, 'Add, edit, filter, delete; a client company sees only its own.').toBeHidden();
});
`;
}
