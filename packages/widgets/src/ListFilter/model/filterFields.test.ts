import fc from 'fast-check';
import {
  conditionsOf,
  countFilled,
  draftOf,
  type FilterDraft,
  type FilterField,
} from './filterFields';

const FIELDS: FilterField[] = [
  { kind: 'text', field: 'orderNo', label: '订单编号' },
  { kind: 'text', field: 'phone', label: '手机', operator: 'EQ' },
  { kind: 'radio', field: 'orderType', label: '类型', options: [{ key: '1', text: '精调' }] },
  { kind: 'date', field: 'orderTime', label: '下单时间' },
  {
    kind: 'dateRange',
    field: 'dueAt',
    label: '到期',
    presets: [{ key: 'TODAY', label: '今天', spanOn: (today) => ({ from: today, to: today }) }],
  },
  { kind: 'openDateRange', field: 'birthday', label: '生日', precision: 'day' },
  { kind: 'soFarRange', field: 'joinedAt', label: '入职' },
  { kind: 'custom', field: 'area', label: '地区', operator: 'LIKE', render: () => null },
  { kind: 'lookup', field: 'managerId', label: '项目经理', load: async () => [], options: [] },
];

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDays = fc
  .tuple(anyDay, anyDay)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
const anyText = fc
  .string({ minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const anyDraft: fc.Arbitrary<FilterDraft> = fc.record(
  {
    orderNo: fc.oneof(anyText, fc.record({ list: fc.array(anyText, { minLength: 1 }) })),
    phone: anyText,
    orderType: fc.constant('1'),
    orderTime: anyDay,
    dueAt: anyDays,
    birthday: fc.oneof(
      anyDays,
      anyDay.map((from) => ({ from, to: '' })),
      anyDay.map((to) => ({ from: '', to })),
    ),
    area: anyText,
    managerId: anyText,
    joinedAt: fc.oneof(
      anyDays,
      anyDay.map((from) => ({ from, to: 'PRESENT' })),
    ),
  },
  { requiredKeys: [] },
);

const TODAY = '2026-11-21';

describe('a filled filter bar', () => {
  it('means one condition a field: texts are contained, days go to their last second', () => {
    const draft = {
      orderNo: ' BG2026 ',
      phone: '138',
      orderType: '1',
      orderTime: '2026-11-21',
      birthday: { from: '', to: '1990-01-01' },
    };

    expect(conditionsOf(FIELDS, draft)).toEqual([
      { field: 'orderNo', operator: 'LIKE', value: 'BG2026' },
      { field: 'phone', operator: 'EQ', value: '138' },
      { field: 'orderType', operator: 'EQ', value: '1' },
      {
        field: 'orderTime',
        operator: 'BETWEEN',
        value: ['2026-11-21 00:00:00', '2026-11-21 23:59:59'],
      },
      { field: 'birthday', operator: 'LE', value: '1990-01-01' },
    ]);
  });

  it('yields no condition for an empty field', () => {
    const draft = {
      orderNo: '  ',
      phone: null,
      orderTime: '',
      dueAt: { from: '', to: '' },
      joinedAt: null,
    };

    expect(conditionsOf(FIELDS, draft)).toEqual([]);
    expect(countFilled(FIELDS, draft)).toBe(0);
  });

  it('filters by any value of a pasted list, and from a day for a range until now', () => {
    expect(
      conditionsOf(FIELDS, {
        orderNo: { list: ['BG1', 'BG2'] },
        joinedAt: { from: '2020-03-01', to: 'PRESENT' },
      }),
    ).toEqual([
      { field: 'orderNo', operator: 'IN', value: ['BG1', 'BG2'] },
      { field: 'joinedAt', operator: 'GE', value: '2020-03-01 00:00:00' },
    ]);
  });

  it('comes back from its conditions', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(draftOf(FIELDS, conditionsOf(FIELDS, draft), TODAY)).toEqual({ draft, others: [] });
      }),
    );
  });

  it('holds the key of a preset, and shows the days that it means today', () => {
    const condition = { field: 'dueAt', operator: 'DYNAMIC', value: 'TODAY' } as const;
    const { draft, others } = draftOf(FIELDS, [condition], TODAY);

    expect(draft.dueAt).toMatchObject({ preset: 'TODAY', from: TODAY });
    expect(others).toEqual([]);
    expect(conditionsOf(FIELDS, draft)).toEqual([condition]);
    const gone = { ...condition, value: 'GONE' };
    expect(draftOf(FIELDS, [gone], TODAY)).toEqual({ draft: {}, others: [gone] });
    expect(draftOf(FIELDS, [{ ...condition, field: 'orderTime' }], TODAY).draft).toEqual({});
  });

  it('returns conditions that no field can show', () => {
    const others = [
      { field: 'orderNo', operator: 'NOTLIKE', value: 'x' },
      { field: 'orderType', operator: 'EQ', value: '7' },
      {
        field: 'orderTime',
        operator: 'BETWEEN',
        value: ['2026-11-20 00:00:00', '2026-11-21 23:59:59'],
      },
      { field: 'dueAt', operator: 'GE', value: '2026-11-20 00:00:00' },
      {
        field: 'dueAt',
        operator: 'BETWEEN',
        value: ['2026-11-20 10:00:00', '2026-11-21 23:59:59'],
      },
      { field: 'gone', operator: 'ISNULL', value: null },
    ] as const;

    expect(draftOf(FIELDS, others, TODAY)).toEqual({ draft: {}, others });
  });

  it('holds one condition a field; a second one is left to others', () => {
    const [first, second] = ['BG1', 'BG2'].map((value) => ({
      field: 'orderNo',
      operator: 'LIKE' as const,
      value,
    }));

    expect(draftOf(FIELDS, [first!, second!], TODAY)).toEqual({
      draft: { orderNo: 'BG1' },
      others: [second],
    });
  });
});

describe('a filter of several choices', () => {
  const status = {
    kind: 'multiSelect',
    field: 'status',
    label: '状态',
    options: ['10', '20', '30'].map((key) => ({ key, text: key })),
  } as const;

  it('asks for any of them, and for one as such', () => {
    expect(conditionsOf([status], { status: { list: ['10', '30'] } })).toEqual([
      { field: 'status', operator: 'IN', value: ['10', '30'] },
    ]);
    expect(conditionsOf([status], { status: { list: ['20'] } })).toEqual([
      { field: 'status', operator: 'EQ', value: '20' },
    ]);
    expect(conditionsOf([status], { status: { list: [] } })).toEqual([]);
  });

  it.each([
    { field: 'status', operator: 'IN', value: ['10', '30'] },
    { field: 'status', operator: 'EQ', value: '20' },
  ] as const)('shows $operator $value again', (condition) => {
    const { draft, others } = draftOf([status], [condition], TODAY);

    expect(others).toEqual([]);
    expect(conditionsOf([status], draft)).toEqual([condition]);
  });

  it('leaves a condition with an unknown choice applied as it is', () => {
    const condition = { field: 'status', operator: 'IN', value: ['10', '99'] } as const;

    expect(draftOf([status], [condition], TODAY)).toEqual({ draft: {}, others: [condition] });
  });
});
