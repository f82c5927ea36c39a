import fc from 'fast-check';
import { dynamicDays, foldText as serverFold } from '../../../../api/src';
import type { AdvancedQuery, ListCondition, ListQuery } from '../../internal/list/query';
import { foldText } from './foldText';
import { inMemoryTexts } from './inMemory.texts';
import { loadFromRows, type LoadFromRowsOptions } from './loadFromRows';

interface Leave {
  id: string;
  name: string | null;
  days: number | null;
  from: string | null;
  filed: Date | null;
  tags: readonly string[];
}

const leave = (id: string, values: Partial<Leave>): Leave => ({
  id,
  name: null,
  days: null,
  from: null,
  filed: null,
  tags: [],
  ...values,
});

const ROWS: readonly Leave[] = [
  leave('1', { name: '古丽米热•艾比', days: 10, from: '2026-06-01', tags: ['paid'] }),
  leave('2', { name: 'O’Brien', days: 2, from: '2026-06-02', tags: ['paid', 'late'] }),
  leave('3', {
    name: 'ＷＡＮＧ',
    days: null,
    from: null,
    filed: new Date('2026-06-01T15:59:59.5Z'),
  }),
  leave('4', { name: null, days: 3, from: '2026-06-10', filed: new Date('2026-06-01T16:00:00Z') }),
];

const QUERY: ListQuery = { conditions: [], sort: [], page: 1, pageSize: 10 };
const signal = new AbortController().signal;

async function ids(query: Partial<ListQuery>, options: LoadFromRowsOptions<Leave> = {}) {
  const page = await loadFromRows(ROWS, options)({ ...QUERY, ...query }, { signal });
  return page.content.map(({ id }) => id).join('');
}
const found = (...[field, operator, value]: [keyof Leave, ListCondition['operator'], unknown]) =>
  ids({ conditions: [{ field, operator, value: value as string }] });

describe('loadFromRows', () => {
  it('matches texts regardless of case, width and look-alike characters', async () => {
    expect(await found('name', 'LIKE', '米热·艾')).toBe('1');
    expect(await found('name', 'EQ', "o'brien\u200B")).toBe('2');
    expect(await found('name', 'LIKEIN', 'wang，BRIEN')).toBe('23');
    expect(await found('name', 'IN', ['wang', 'x'])).toBe('3');
    expect(await found('name', 'LIKE', '%')).toBe('');
  });

  it('lets negations match rows without a value', async () => {
    expect(await found('name', 'NOTLIKE', 'wang')).toBe('124');
    expect(await found('days', 'NE', '2')).toBe('134');
    expect(await found('days', 'NN', ['2', '3'])).toBe('13');
    expect(await found('days', 'ISNULL', null)).toBe('3');
    expect(await found('tags', 'ISNOTNULL', null)).toBe('12');
  });

  it('compares numbers as numbers, not as texts', async () => {
    expect(await found('days', 'GE', '3')).toBe('14');
    expect(await found('days', 'BETWEEN', ['2', '9.5'])).toBe('24');
  });

  it('takes a day without a time as the whole day in its zone', async () => {
    expect(await found('filed', 'EQ', '2026-06-01')).toBe('3');
    expect(await found('filed', 'GT', '2026-06-01')).toBe('4');
    expect(await found('filed', 'EQ', '2026-06-01 23:59:59')).toBe('3');
    expect(await found('from', 'BETWEEN', ['2026-06-01 00:00:00', '2026-06-02 23:59:59'])).toBe(
      '12',
    );
    const conditions = [{ field: 'filed', operator: 'EQ', value: '2026-06-01' }] as const;
    expect(await ids({ conditions }, { timeZone: 'UTC' })).toBe('34');
  });

  it('looks for a value among those of a list', async () => {
    expect(await found('tags', 'EQ', 'late')).toBe('2');
    expect(await found('tags', 'NE', 'late')).toBe('134');
  });

  it('resolves ranges for the moment of the search', async () => {
    const ranges = [
      { key: 'YESTERDAY', label: '', spanOn: (today: string) => dynamicDays('YESTERDAY', today) },
    ];
    const conditions = [{ field: 'from', operator: 'DYNAMIC', value: 'YESTERDAY' }] as const;

    expect(await ids({ conditions, asOf: '2026-06-02T16:00:00.000Z' }, { ranges })).toBe('2');
    await expect(ids({ conditions })).rejects.toThrow('「from」的筛选值无效');
  });

  it('sorts rows without a value last in either direction, and keeps the order of equals', async () => {
    const by = (field: keyof Leave, descending: boolean) => ids({ sort: [{ field, descending }] });

    expect(await by('days', false)).toBe('2413');
    expect(await by('days', true)).toBe('1423');
    expect(await by('filed', true)).toBe('4312');
    expect(await ids({}, { defaultSort: [{ field: 'id', descending: true }] })).toBe('4321');
  });

  it('refuses what a server refuses, in the language of its texts', async () => {
    const options = { texts: inMemoryTexts.en };
    const refused = (condition: ListCondition) =>
      expect(ids({ conditions: [condition] }, options)).rejects;

    await refused({ field: 'days', operator: 'LIKE', value: '1' }).toThrow(
      '“days” cannot be filtered with “LIKE”',
    );
    for (const condition of [
      { field: 'days', operator: 'EQ', value: 'NaN' },
      { field: 'days', operator: 'BETWEEN', value: ['3', '2'] },
      { field: 'from', operator: 'GE', value: '2026-02-30' },
      { field: 'filed', operator: 'BETWEEN', value: ['2026-06-02', '2026-06-01'] },
      { field: 'name', operator: 'LIKE', value: '\u200B' },
    ] as const)
      await refused(condition).toThrow('is not valid');
  });

  it('loads rows for each request, and stops with the list', async () => {
    const abort = new AbortController();
    const load = loadFromRows(async () => ROWS);

    expect((await load({ ...QUERY, page: 2, pageSize: 3 }, { signal })).content).toEqual([ROWS[3]]);
    abort.abort();
    await expect(load(QUERY, abort)).rejects.toThrow('aborted');
  });

  it('knows only the fields of its rows', () => {
    // @ts-expect-error -- the row has no such field
    loadFromRows(ROWS, { kinds: { dayz: 'number' } });
    // @ts-expect-error -- the row has no such field
    loadFromRows(ROWS, { defaultSort: [{ field: 'dayz', descending: true }] });
  });
});

describe('foldText', () => {
  it('is the folding of the server', () => {
    const letters = fc.stringMatching(
      /^[a-zA-ZＡ-Ｚ王李·•‧・．。\u2010-\u2015’`\u200B-\u200F\uFEFF é]*$/u,
    );
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
        expect(foldText(text)).toBe(serverFold(text));
      }),
    );
  });
});

const text = fc.constantFrom('Ab', 'aB', 'b', 'ａｂ', '王', '·', '•');
const day = fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01');
const row = fc.record({
  name: fc.option(text),
  days: fc.option(fc.integer({ min: 0, max: 3 })),
  from: fc.option(day),
});
const KINDS = { name: 'text', days: 'number', from: 'day' } as const;
const number = fc.integer({ min: 0, max: 3 }).map(String);
const range = (value: fc.Arbitrary<string>) =>
  fc.tuple(value, value).map((pair) => pair.toSorted());
const valueOf = {
  name: {
    EQ: text,
    NE: text,
    LIKE: text,
    NOTLIKE: text,
    LIKEIN: fc.array(text, { minLength: 1 }).map(String),
    NOTLIKEIN: fc.array(text, { minLength: 1 }).map(String),
    IN: fc.array(text, { minLength: 1 }),
  },
  days: {
    EQ: number,
    NN: fc.array(number, { minLength: 1 }),
    GT: number,
    LE: number,
    BETWEEN: range(number),
  },
  from: {
    EQ: day,
    LT: day,
    GE: day,
    BETWEEN: range(day),
    ISNULL: fc.constant(null),
    ISNOTNULL: fc.constant(null),
  },
} as Record<string, Record<string, fc.Arbitrary<ListCondition['value']>>>;
const condition = fc.oneof(
  ...Object.entries(valueOf).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, value]) =>
      fc.record({ field: fc.constant(field), operator: fc.constant(operator), value }),
    ),
  ),
) as fc.Arbitrary<ListCondition>;
const search = fc.record({
  conditions: fc.array(condition, { maxLength: 2 }),
  advanced: fc.option(
    fc.record<AdvancedQuery>({
      join: fc.constantFrom('and', 'or'),
      conditions: fc.array(condition, { maxLength: 3 }),
    }),
    { nil: undefined },
  ),
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom('name', 'days', 'from'), descending: fc.boolean() }),
    { selector: ({ field }) => field },
  ),
});

type Sample = { name: string | null; days: number | null; from: string | null };

/** Whether a row matches, by the words of each operator. */
function holds(sample: Sample, { field, operator, value }: ListCondition): boolean {
  const actual = sample[field as keyof Sample];
  if (operator === 'ISNULL') return actual === null;
  if (operator === 'ISNOTNULL') return actual !== null;
  if (operator === 'NE') return !holds(sample, { field, operator: 'EQ', value });
  if (operator === 'NN') return !holds(sample, { field, operator: 'IN', value });
  if (operator.startsWith('NOT'))
    return !holds(sample, { field, operator: operator.slice(3) as 'LIKE', value });
  if (actual === null) return false;
  const own = field === 'name' ? serverFold(String(actual)) : String(actual);
  const wanted = [value ?? []].flat().map((one) => (field === 'name' ? serverFold(one) : one));
  const [first, last] = wanted as [string, string];
  switch (operator) {
    case 'LIKE':
      return own.includes(first);
    case 'LIKEIN':
      return first.split(',').some((piece) => own.includes(piece));
    case 'GT':
      return own > first;
    case 'LT':
      return own < first;
    case 'GE':
      return own >= first;
    case 'LE':
      return own <= first;
    case 'BETWEEN':
      return own >= first && own <= last;
    default:
      return wanted.includes(own);
  }
}

describe('a search in memory', () => {
  it('finds, sorts and counts as a naive one does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), search, async (rows, asked) => {
        const { conditions, advanced, sort } = asked;
        const { content, total } = await loadFromRows<Sample>(rows, { kinds: KINDS })(
          { ...asked, page: 1, pageSize: 50 },
          { signal },
        );
        const expected = rows.filter((one) => {
          const more = advanced?.conditions.map((part) => holds(one, part)) ?? [];
          return (
            conditions.every((part) => holds(one, part)) &&
            (more.length === 0 ||
              (advanced!.join === 'or' ? more.includes(true) : !more.includes(false)))
          );
        });

        expect(total).toBe(expected.length);
        expect(new Set(content)).toEqual(new Set(expected));
        if (sort.length === 0) expect(content).toEqual(expected);
        const [key] = sort;
        const values = content.map((one) => (key ? one[key.field as keyof Sample] : null));
        const present = values.filter((value) => value !== null);
        expect(values.slice(0, present.length)).toEqual(present);
        for (const [index, value] of present.slice(1).entries()) {
          const before = present[index]!;
          expect(key!.descending ? before >= value : before <= value).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
