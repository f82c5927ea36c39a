import { hasCase, PART_OPERATORS, type Condition, type Operator } from '@mingjian/api';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { refusal } from '../failure';
import { mayContain } from './mayContain';
import { comparedDays, comparedTimes, comparedValues } from './searchValues';
import { operatorsOf, type SearchField, type SearchFields } from './searchFields';
import { say } from '../texts';

/** Negations match the rows that their opposite does not, rows without a value included. */
const OPPOSITES: Partial<Record<Operator, Operator>> = {
  NE: 'EQ',
  NN: 'IN',
  NOTLIKE: 'LIKE',
  NOTLIKEIN: 'LIKEIN',
  ISNOTNULL: 'ISNULL',
};

/**
 * Returns conditions as one SQL expression. Names of fields only choose among `fields`, and values
 * are always bound: nothing that a caller writes becomes SQL. A hidden field gets the same answer
 * as one that does not exist.
 */
export function compileConditions(
  conditions: readonly Condition[],
  fields: SearchFields,
  combine: 'and' | 'or',
): Expression<SqlBool> {
  if (conditions.length === 0) return sql<SqlBool>`true`;
  const isAnd = combine === 'and' || conditions.length === 1;
  const parts = conditions.map((condition) => compileCondition(condition, fields));
  const likely = isAnd ? indexedCondition(conditions, fields) : undefined;
  if (likely) parts.unshift(likely);
  return sql<SqlBool>`(${sql.join(parts, isAnd ? sql` and ` : sql` or `)})`;
}

/**
 * Returns the rows that a letter-pair index finds for the first condition that it can answer. A
 * second index, or one among alternatives, would be computed for each row instead.
 */
function indexedCondition(conditions: readonly Condition[], fields: SearchFields) {
  for (const condition of conditions) {
    const { kind, column, fold } = fields[condition.field]!;
    const likely =
      fold === 'paired' && isPart(condition.operator)
        ? mayContain(
            `${column}Folded`,
            comparedValues(condition, kind) as string[],
            conditions.length === 1,
          )
        : undefined;
    if (likely) return likely;
  }
  return undefined;
}

function compileCondition(condition: Condition, fields: SearchFields): Expression<SqlBool> {
  const { field: name, operator } = condition;
  if (!Object.hasOwn(fields, name)) throw refusal(400, say, (t) => t.searchFieldUnknown(name));
  const field = fields[name]!;
  if (!operatorsOf[field.kind].includes(operator))
    throw refusal(400, say, (t) => t.searchOperatorUnknown(name, operator));

  const opposite = OPPOSITES[operator];
  if (opposite) return sql<SqlBool>`((${compileFinding(opposite, condition, field)}) is not true)`;
  return compileFinding(operator, condition, field);
}

function compileFinding(
  operator: Operator,
  condition: Condition,
  field: SearchField,
): Expression<SqlBool> {
  const { kind, column, joined, links } = field;
  if (links) return compileLinked(operator, condition, field);
  if (operator === 'ISNULL') return sql<SqlBool>`${sql.ref(column)} is null`;
  if (field.fold) return compileFolded(operator, condition, field);
  const compare = kind === 'time' ? compareTime : kind === 'day' ? compareDay : compareValue;
  if (!joined) return compare(sql.ref(column), operator, condition, kind);
  const matches = compare(sql.ref(`${joined.table}.${joined.column}`), operator, condition, kind);
  return amongJoined(column, joined, matches);
}

/** An array is looked up once, and the list can still be read in the order of an index. */
function amongJoined(
  column: string,
  { table }: { table: string },
  matches: RawBuilder<SqlBool>,
): Expression<SqlBool> {
  return sql<SqlBool>`
    ${sql.ref(column)} = any(array(select id from ${sql.table(table)} where ${matches}))
  `;
}

/** Looks for a value among those of a list. */
function compileLinked(
  operator: Operator,
  condition: Condition,
  { kind, column, links }: SearchField,
): Expression<SqlBool> {
  const { table, owner, value } = links!;
  const having =
    operator === 'ISNULL'
      ? sql<SqlBool>`true`
      : compareValue(sql.ref(`linked.${value}`), operator, condition, kind);
  const owners = sql`select ${sql.ref(owner)} from ${sql.table(table)} linked where ${having}`;
  const among = sql<SqlBool>`${sql.ref(column)} = any(array(${owners}))`;
  return operator === 'ISNULL' ? sql<SqlBool>`not ${among}` : among;
}

/** Compares texts regardless of width, case, look-alike and unseen characters (`fold_text`). */
function compileFolded(
  operator: Operator,
  condition: Condition,
  { column, joined, fold }: SearchField,
): Expression<SqlBool> {
  const values = comparedValues(condition, 'text') as string[];
  const name = joined ? `${joined.table}.${joined.column}` : column;
  const folded = fold === 'compared' ? sql`fold_text(${sql.ref(name)})` : sql.ref(`${name}Folded`);
  const by = sql.raw(isPart(operator) ? 'folded_part' : 'fold_text');
  const [sign, all] = isPart(operator) ? [sql`like`, sql`like any`] : [sql`=`, sql`= any`];
  const matches =
    values.length === 1
      ? sql<SqlBool>`${folded} ${sign} ${by}(${values[0]}::text)`
      : sql<SqlBool>`
          ${folded} ${all}(array(select ${by}(one) from unnest(${values}::text[]) as given (one)))
        `;
  return joined ? amongJoined(column, joined, matches) : matches;
}

function compareValue(
  column: RawBuilder<unknown>,
  operator: Operator,
  condition: Condition,
  kind: SearchField['kind'],
) {
  const values = comparedValues(condition, kind);
  const type = sql.raw(kind === 'number' ? 'int' : 'text');
  if (isPart(operator)) return contains(column, values as string[]);
  if (operator === 'BETWEEN')
    return sql<SqlBool>`${column} between ${values[0]}::int and ${values[1]}::int`;
  if (operator === 'EQ') return sql<SqlBool>`${column} = ${values[0]}::${type}`;
  if (operator === 'IN') return sql<SqlBool>`${column} = any(${values}::${type}[])`;
  return sql<SqlBool>`${column} ${SIGNS[operator]!} ${values[0]}::int`;
}

const isPart = (operator: Operator) =>
  PART_OPERATORS.includes(operator) && OPPOSITES[operator] === undefined;

/**
 * Case is ignored only where a value has letters that have case. The column is then lowered once
 * per row; `ilike` would lower it, and the pattern too, for each of the patterns.
 */
function contains(column: RawBuilder<unknown>, values: readonly string[]) {
  const patterns = values.map((value) => `%${value.replace(/[\\%_]/g, '\\$&')}%`);
  if (!values.some(hasCase))
    return patterns.length === 1
      ? sql<SqlBool>`${column} like ${patterns[0]}`
      : sql<SqlBool>`${column} like any(${patterns}::text[])`;
  const lowered = patterns.map((pattern) => sql`lower(${pattern}::text)`);
  return sql<SqlBool>`lower(${column}) like any(array[${sql.join(lowered)}])`;
}

function compareTime(column: RawBuilder<unknown>, operator: Operator, condition: Condition) {
  const { from, before } = comparedTimes(condition);
  switch (operator) {
    case 'GT':
      return sql<SqlBool>`${column} >= ${before}`;
    case 'GE':
      return sql<SqlBool>`${column} >= ${from}`;
    case 'LT':
      return sql<SqlBool>`${column} < ${from}`;
    case 'LE':
      return sql<SqlBool>`${column} < ${before}`;
    default:
      return sql<SqlBool>`(${column} >= ${from} and ${column} < ${before})`;
  }
}

function compareDay(column: RawBuilder<unknown>, operator: Operator, condition: Condition) {
  const [first, last] = comparedDays(condition);
  if (operator in SIGNS) return sql<SqlBool>`${column} ${SIGNS[operator]!} ${first}::date`;
  return sql<SqlBool>`${column} between ${first}::date and ${last}::date`;
}

const SIGNS: Partial<Record<Operator, RawBuilder<unknown>>> = {
  GT: sql`>`,
  LT: sql`<`,
  GE: sql`>=`,
  LE: sql`<=`,
};
