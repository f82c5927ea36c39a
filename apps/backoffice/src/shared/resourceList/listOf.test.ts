import { company, field, resource, type Can } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from './listOf';
import { advancedFieldsOf } from './model/advancedFields';
import { formFieldsOf } from './model/formFields';
import { columnsOf, exportFormatsOf, filtersOf, type ListContext } from './model/gridParts';
import { noRegions } from './regions.fixtures';

const thing = resource('aThing', {
  name: field.text({ max: 8, search: true, sort: true, write: true }),
  level: field.code([1, 2], { search: true, write: true, default: 1 }),
  kind: field.code([0, 1, 2], { dictionary: 'thing_kind', search: true, write: true }),
  phone: field.text({ max: 20, masked: true, write: true, format: 'tel' }),
  limit: field.money({ optional: true, write: true }),
  rate: field.count({ max: 1, precision: 2, write: true, default: 1 }),
  ownerId: field.reference('sysUsers', { write: 'create', owner: true, nameField: 'ownerName' }),
  ownerName: field.text({ max: 64, search: true }),
  enabled: field.flag({ search: true, sort: true, write: true, default: 1 }),
  tags: field.tags({ optional: true, write: true }),
  due: field.day({ optional: true, search: true, write: true }),
});
const zh = {
  pageTitle: '物品',
  noun: '物品',
  name: '名称',
  level: '级别',
  level1: '一级',
  level2: '二级',
  kind: '种类',
  phone: '电话',
  limit: '额度',
  rate: '折扣',
  rateDescription: '0.9 表示九折',
  ownerName: '负责人',
  enabled: '启用',
  tags: '标签',
  due: '到期',
};
const texts = defineTexts('listOfTest', { zh, en: zh });
const list = listOf(thing, {
  pageCode: 'thingList',
  texts,
  nameField: 'name',
  tones: { kind: { '0': 'warning' } },
  columns: [
    'name',
    'level',
    'kind',
    { field: 'limit', hidden: true },
    'tags',
    { field: 'ownerName', staffOnly: true },
    'enabled',
    'createTime',
  ],
  filters: [
    'name',
    'level',
    'kind',
    'enabled',
    { field: 'ownerName', staffOnly: true },
    { field: 'due', openEnded: true },
    'createTime',
  ],
  form: [
    'name',
    'level',
    'phone',
    'limit',
    'rate',
    'ownerId',
    'enabled',
    { field: 'tags', wide: true },
    'due',
  ],
});

const options = [{ key: '1', text: '一' }];
const context: ListContext = {
  language: 'zh',
  labelOf: (name) => zh[name as keyof typeof zh] ?? name,
  descriptionOf: (name, isNew) => (name === 'phone' && !isNew ? '已隐藏' : undefined),
  optionsOf: () => options,
  missingLabel: () => '未加载',
  dictionaryControl: () => ({ render: () => null }),
  lookupOf: () => async () => [],
  regions: noRegions,
  formats: { money: () => '¥1', time: () => '2026-11-23 10:00' },
  shortFormats: { time: () => '11-23 10:00' },
  datePresets: [],
  isClient: false,
};
const client = { ...context, isClient: true };
const can: Can = {
  create: true,
  update: true,
  delete: false,
  fields: ['name', 'phone', 'limit', 'rate', 'ownerId', 'enabled', 'tags', 'due'],
  actions: [],
};
const form = (isNew: boolean) =>
  Object.fromEntries(
    formFieldsOf(list, context, can, isNew).map((formField) => [formField.field, formField]),
  );

describe('the advanced filter of a list', () => {
  const kindsFor = (reader: ListContext) =>
    advancedFieldsOf(list, reader).map(({ field: name, kind }) => [name, kind]);

  it('has every searchable field that has a label, by its kind', () => {
    expect(kindsFor(context)).toEqual([
      ['name', 'text'],
      ['level', 'select'],
      ['kind', 'select'],
      ['ownerName', 'text'],
      ['enabled', 'select'],
      ['due', 'date'],
    ]);
    expect(advancedFieldsOf(list, context).at(-1)).toEqual({
      kind: 'date',
      field: 'due',
      label: '到期',
      precision: 'day',
    });
  });

  it('has no fields for client companies that are for staff', () => {
    expect(kindsFor(client)).not.toContainEqual(['ownerName', 'text']);
  });
});

describe('the columns of a list', () => {
  const columns = Object.fromEntries(columnsOf(list, context).map((item) => [item.field, item]));

  it('follow from the kinds of their fields', () => {
    expect(columns['name']).toMatchObject({ fixed: 'left', mustFlag: true, sortable: true });
    expect(columns['kind']).toMatchObject({ as: 'tag', options, sortable: false });
    expect(columns['level']).not.toHaveProperty('as');
    expect(columns['limit']).toMatchObject({ align: 'end', width: 112, visibleFlag: false });
    expect(columns['limit']!.format!(100, {} as never)).toBe('¥1');
    expect(columns['enabled']).toMatchObject({ as: 'switch', align: 'center' });
    expect(columns['createTime']).toMatchObject({ width: 110, sortable: true });
    expect(columns['createTime']!.format!('', {} as never)).toBe('2026-11-23 10:00');
    expect(columns['createTime']!.shortText!('', {} as never)).toBe('11-23 10:00');
  });

  it('show a word for a code without an option, never the code', () => {
    const text = (value: unknown) => columns['kind']!.format!(value, {} as never);

    expect([text(1), text(7), text(null)]).toEqual(['一', '未加载', '']);
  });

  it('for staff only are hidden from client companies', () => {
    const hiddenFrom = (reader: ListContext) =>
      columnsOf(list, reader)
        .filter(({ visibleFlag }) => visibleFlag === false)
        .map(({ field: name }) => name);

    expect(hiddenFrom(context)).toEqual(['limit']);
    expect(hiddenFrom(client)).toEqual(['limit', 'ownerName']);
  });

  it('are exported as amounts and texts', () => {
    expect(exportFormatsOf(list)).toEqual({ limit: 'money', tags: 'tags' });
  });
});

describe('the filters of a list', () => {
  it('follow from the kinds of their fields', () => {
    expect(filtersOf(list, context).map((filter) => [filter.field, filter.kind])).toEqual([
      ['name', 'text'],
      ['level', 'radio'],
      ['kind', 'select'],
      ['enabled', 'radio'],
      ['ownerName', 'text'],
      ['due', 'openDateRange'],
      ['createTime', 'dateRange'],
    ]);
    expect(filtersOf(list, context)[5]).toMatchObject({ precision: 'day' });
  });

  it('for staff only are missing for client companies', () => {
    expect(filtersOf(list, client).map(({ field: name }) => name)).not.toContain('ownerName');
  });
});

describe('the form of a list', () => {
  it('takes limits, required marks and defaults from the schema', () => {
    const fields = form(true);

    expect(fields['name']).toMatchObject({ kind: 'text', maxLength: 8, required: true });
    expect(fields['phone']).toMatchObject({ inputMode: 'tel', required: true });
    expect(fields['limit']).toMatchObject({ required: false, min: 0, max: 10_000_000_000 });
    expect(fields['rate']).toMatchObject({ max: 1, precision: 2, defaultValue: 1 });
    expect(fields['enabled']).toMatchObject({ required: false, defaultValue: 1 });
    expect(fields['tags']).toMatchObject({ wide: true });
  });

  it('has the fields that the server lets its reader write, some for new rows only', () => {
    expect(Object.keys(form(true))).toEqual(can.fields);
    expect(Object.keys(form(false))).not.toContain('ownerId');
    expect(formFieldsOf(list, client, can, true).map((item) => item.field)).not.toContain(
      'ownerId',
    );
  });

  it('explains masked values of stored rows', () => {
    expect(form(true)['phone']).not.toHaveProperty('description');
    expect(form(false)['phone']).toHaveProperty('description', '已隐藏');
  });
});

it('keeps masked values off the clipboard', () => {
  const base = { pageCode: 'maskedList', texts, nameField: 'name', filters: [] } as const;
  const masked = listOf(thing, { ...base, columns: ['name', 'phone'] });

  expect(columnsOf(masked, context).map((column) => column.masked)).toEqual([undefined, true]);
});

it('loads only the dictionaries and references that a list uses', () => {
  expect(list.dictionaries).toEqual(['thing_kind']);
  expect(list.references).toEqual(['sysUsers']);
});

/** Mistakes that do not compile. Never called. */
export function misuse() {
  const base = { pageCode: 'x', texts, nameField: 'name', columns: [], filters: [] } as const;
  // @ts-expect-error -- a misspelt column
  listOf(thing, { ...base, columns: ['nmae'] });
  // @ts-expect-error -- a misspelt column with options
  listOf(thing, { ...base, columns: [{ field: 'nmae', width: 100 }] });
  // @ts-expect-error -- a misspelt filter
  listOf(thing, { ...base, filters: ['nmae'] });
  // @ts-expect-error -- a field that cannot be searched
  listOf(thing, { ...base, filters: ['phone'] });
  // @ts-expect-error -- a misspelt form field
  listOf(thing, { ...base, form: ['nmae'] });
  // @ts-expect-error -- a field that nobody may write
  listOf(thing, { ...base, form: ['ownerName'] });
  // @ts-expect-error -- a misspelt field in a section
  listOf(thing, { ...base, form: [{ section: 'name', fields: ['nmae'] }] });
  // @ts-expect-error -- a section without a heading
  listOf(thing, { ...base, form: [{ section: 'basics', fields: ['name'] }] });
  // @ts-expect-error -- a condition on a misspelt field
  listOf(thing, { ...base, form: [{ field: 'due', shownFor: { field: 'knid', value: 1 } }] });
  // @ts-expect-error -- a misspelt name field
  listOf(thing, { ...base, nameField: 'nmae' });
  // @ts-expect-error -- tones of a misspelt field
  listOf(thing, { ...base, tones: { knid: { '0': 'warning' } } });

  const { name: _name, ...nameless } = zh;
  const { level1: _level1, ...codeless } = zh;
  const misspelt = { ...nameless, nmae: '名称' };
  const misspeltTexts = defineTexts('b', { zh: misspelt, en: misspelt });
  const doubled = { ...zh, kind1: '甲' };
  const wrong = { ...zh, rtaeDescription: '折扣' };
  // @ts-expect-error -- a label is missing
  listOf(thing, { ...base, columns: ['name'], texts: defineTexts('a', { zh: nameless, en: zh }) });
  // @ts-expect-error -- a label is misspelt
  listOf(thing, { ...base, columns: ['name'], texts: misspeltTexts });
  // @ts-expect-error -- a code has no label
  listOf(thing, { ...base, columns: ['level'], texts: defineTexts('c', { zh: codeless, en: zh }) });
  // @ts-expect-error -- a label of a code that a dictionary labels
  listOf(thing, { ...base, texts: defineTexts('e', { zh: doubled, en: doubled }) });
  // @ts-expect-error -- options of a code that a dictionary labels
  listOf(thing, { ...base, pageOptions: ['kind'] });
  // @ts-expect-error -- a description of a misspelt field
  listOf(thing, { ...base, columns: ['name'], texts: defineTexts('d', { zh: wrong, en: wrong }) });
  // @ts-expect-error -- the resource has no such field
  listOf(company, { ...base, nameField: 'compnayName' });
}
