import { listFiles, namesOfList } from './listFiles.mjs';
import { field, NAME_ALONE, OWNER } from './newListFields.mjs';

/** Columns that every table of rows has, and that the mould adds by itself. */
const OF_THE_MOULD = new Set(['id', 'created_at', 'updated_at', 'version', 'deleted_at']);

const camel = (text) => text.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * Returns the files of an administration list for a table that exists, as texts by path, with the
 * lines that register them in `README.md`. Its columns are as `getColumnList` gives them.
 */
export function codeOfTable(table, columns, area = 'system') {
  const plural = camel(table);
  const name = singularOf(plural);
  const asked = { name, plural, wireName: name, area, fields: fieldsOfColumns(columns) };
  return {
    'README.md': readme(asked),
    ...listFiles(asked),
    [`packages/api/src/contract/${area}/${plural}.ts`]: contractFile(asked),
  };
}

/** A resource and its area of the contract have two names. */
function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/.test(plural) ? plural.slice(0, -1) : `${plural}Row`;
}

/** Returns the fields of columns. A table of fixed columns alone gets a name. */
export function fieldsOfColumns(columns) {
  const own = columns.filter(({ columnName }) => !OF_THE_MOULD.has(columnName));
  const fields = own
    .filter(({ columnName }) => columnName !== 'company_id')
    .map((column) => ({ ...fieldOf(column), comment: commentOf(column) }));
  const isOwned = fields.length < own.length;
  return [...(isOwned ? OWNER : []), ...(fields.length > 0 ? fields : NAME_ALONE.slice(-1))];
}

const commentOf = ({ columnComment }) =>
  columnComment
    ? columnComment.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\s+/g, ' ')
    : undefined;

const KINDS = [
  [/^(?:timestamp|timestamptz)/, 'time', 'timestamptz', 'Date'],
  [/^date$/, 'day', 'date', 'string'],
  [/^json/, 'json', 'text', 'string'],
];

function fieldOf({ columnName, dataType, nullableFlag }) {
  const name = camel(columnName);
  const lack = nullableFlag === 1 ? { optional: true } : {};
  const write = { ...lack, write: true };
  const found = { ...lack, search: true, sort: true, write: true };
  const kind = KINDS.find(([pattern]) => pattern.test(dataType));
  if (kind) {
    const [, named, sql, type] = kind;
    return field(name, named, undefined, named === 'json' ? write : found, { sql, type });
  }
  if (dataType === 'boolean' || (/int/.test(dataType) && name.endsWith('Flag')))
    return field(name, 'flag', undefined, found, { sql: 'smallint', type: '0 | 1' });
  if (/^(?:smallint|integer|bigint|numeric|real|double)/.test(dataType))
    return numberOf(name, dataType, write);
  const max = Number(/\((\d+)\)/.exec(dataType)?.[1] ?? 255);
  if (max > 255)
    return field(
      name,
      'area',
      undefined,
      { max, ...lack, search: true, write: true },
      { sql: 'text', type: 'string' },
    );
  return field(name, 'text', undefined, { max, ...found }, { sql: 'text', type: 'string' });
}

function numberOf(name, dataType, write) {
  if (/(?:amount|price|fee|balance)$/i.test(name))
    return field(name, 'money', undefined, write, { sql: 'bigint', type: 'number' });
  const isWhole = /int/.test(dataType);
  const options = { ...(!isWhole && { precision: 2 }), ...write };
  const sql = isWhole ? 'integer' : 'numeric(18, 2)';
  return field(name, 'count', undefined, options, { sql, type: 'number' });
}

function contractFile({ name, plural, area }) {
  return `import { ${name} } from '../../resources/${area}/${name}';
import { crud } from '../crud';

/** Say what the rows are. */
export const ${plural} = crud(${name});
`;
}

function readme({ name, plural, area }) {
  const { table } = namesOfList(name, plural);
  return `# ${plural}

Files of an administration list for the table \`${table}\`. Unpack them in the root of the repository,
then add these lines:

- \`packages/api/src/contract/areas.ts\`: \`export * from './${area}/${plural}';\`
- \`packages/api/src/resources.ts\`: \`export * from './resources/${area}/${name}';\`
- \`apps/server/src/features/features.ts\`: \`import { ${plural} } from './${plural}/feature';\`, and
  \`${plural}\` at the end of the list.
- \`apps/server/src/features/migrations.ts\`: \`import { ${name}Migration } from './${plural}/tables';\`,
  and \`'NNNN_${table}': ${name}Migration\` at the end, with the next number.

The rest is in \`docs/contributing/list.md\`, from "Then" on.
`;
}
