import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const quoted = (entries) =>
  `{ ${Object.entries(entries)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`)
    .join(', ')} }`;

/** Returns a field: its declaration in the resource, and its column. */
export const field = (name, kind, first, options, { sql, type }) => {
  const isOptional = options.optional === true;
  return {
    name,
    kind,
    codes: kind === 'code' ? first : undefined,
    isSearched: options.search === true,
    isLabel: kind === 'text' && !isOptional,
    declared: `${kind}(${[...(first === undefined ? [] : [JSON.stringify(first).replaceAll('"', "'")]), quoted(options)].join(', ')})`,
    sql: `${sql}${isOptional ? '' : ' not null'}`,
    type: `${type}${isOptional ? ' | null' : ''}`,
  };
};

/** The fields of the company that owns the rows. */
export const OWNER = [
  {
    ...field(
      'companyId',
      'reference',
      'aCompanyInfo',
      { search: true, write: 'create', owner: true, nameField: 'companyName' },
      { sql: 'text', type: 'string' },
    ),
    sql: 'text not null references companies (id)',
  },
  {
    name: 'companyName',
    kind: 'text',
    isSearched: true,
    declared: 'text({ max: 128, search: true })',
  },
];

const nameField = field(
  'name',
  'text',
  undefined,
  { max: 64, search: true, sort: true, write: true },
  { sql: 'text', type: 'string' },
);

/** The fields of a list that the contract does not describe yet. */
export const NAME_ALONE = [...OWNER, nameField];

/** Returns the fields of the draft that the contract types by hand for a resource. */
export async function fieldsOfDraft(source, wireName) {
  const areas = await tsImport(path.join(source, 'contract/areas.ts'), import.meta.url);
  const area = Object.values(areas).find(({ save }) => save?.path === `/${wireName}/save`);
  const { id: _, companyId, ...others } = area.save.input.describe().fields;
  const own = Object.entries(others).map(([name, described]) => fieldOf(name, described));
  const fields = own.length > 0 ? own : [nameField];
  return companyId ? [...OWNER, ...fields] : fields;
}

function fieldOf(name, { type, optional, nullable, oneOf, tests }) {
  const limit = (test) => tests.find((one) => one.name === test)?.params;
  const isCode = oneOf.length > 0;
  // A code has a value from the start; a text or number that nobody has to give may be missing.
  const mayLack = nullable || (optional && !isCode);
  const lack = mayLack ? { optional: true } : {};
  const write = {
    ...lack,
    write: true,
    ...(isCode && optional && !nullable && { default: oneOf[0] }),
  };
  const found = { ...lack, search: true, sort: true, ...write };
  if (isCode && oneOf.join() === '0,1')
    return field(name, 'flag', undefined, found, { sql: 'integer', type: '0 | 1' });
  if (isCode) {
    const isNumber = typeof oneOf[0] === 'number';
    const values = oneOf.map((code) => (isNumber ? code : `'${code}'`)).join(' | ');
    return field(name, 'code', oneOf, found, {
      sql: isNumber ? 'integer' : 'text',
      type: mayLack ? `(${values})` : values,
    });
  }
  const max = limit('max')?.max;
  if (type === 'number') return numberField(name, { max, min: limit('min')?.min, tests }, write);
  const pattern = String(limit('matches')?.regex ?? '');
  if (pattern.includes(':'))
    return field(name, 'time', undefined, found, { sql: 'timestamptz', type: 'Date' });
  if (pattern !== '') return field(name, 'day', undefined, found, { sql: 'date', type: 'string' });
  const isLong = max === undefined || max > 255;
  if (type !== 'string' || max === 262_144)
    return field(name, 'json', undefined, write, { sql: 'text', type: 'string' });
  if (max >= 1_048_576)
    return field(
      name,
      'area',
      undefined,
      { max, html: true, ...write },
      { sql: 'text', type: 'string' },
    );
  const options = {
    max: max ?? 2_000,
    ...lack,
    search: true,
    ...(!isLong && { sort: true }),
    ...write,
  };
  return field(name, isLong ? 'area' : 'text', undefined, options, { sql: 'text', type: 'string' });
}

const MOST_FEN = 1_000_000_000_000;

function numberField(name, { min, max, tests }, write) {
  const isWhole = tests.some(({ name: test }) => test === 'integer');
  if (max === MOST_FEN)
    return field(name, 'money', undefined, write, { sql: 'bigint', type: 'number' });
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const options = { ...limits, ...(!isWhole && { precision: 2 }), ...write };
  return field(name, 'count', undefined, options, {
    sql: isWhole ? 'integer' : 'numeric(18, 2)',
    type: 'number',
  });
}

/** Returns the words of a name: `taxNo` is "Tax no". */
const wordsOf = (name) => {
  const words = name.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

/**
 * Returns the texts, columns, filters and form of a list. Chinese labels are the comments of
 * columns; others are to be written.
 */
export function listedFields(fields) {
  const labelled = fields.filter(({ name }) => name !== 'companyId');
  const textOf = (key, comment) =>
    key === 'companyName'
      ? { key, zh: '客户公司', en: 'Client company' }
      : { key, zh: comment ?? wordsOf(key), en: wordsOf(key) };
  return {
    texts: labelled.flatMap(({ name, codes = [], kind, comment }) => [
      textOf(name, comment),
      ...(kind === 'code' ? codes.map((code) => textOf(`${name}${code}`)) : []),
    ]),
    columns: labelled.filter(({ kind }) => kind !== 'json').map(({ name }) => name),
    filters: labelled.filter(({ isSearched }) => isSearched).map(({ name }) => name),
    // A form has no control for JSON of its own: see `custom` and `rows` of `listOf`.
    form: fields
      .filter(({ name, kind }) => name !== 'companyName' && kind !== 'json')
      .map(({ name }) => name),
  };
}
