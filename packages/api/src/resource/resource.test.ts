import { crud, field, resource, view, type contract, type ListPage, type OutputOf } from '..';
import { company, type Company, type CompanyDraft } from '../resources/companies/company';

const thing = resource('aThing', {
  name: field.text({ max: 8, search: true, sort: true, write: true }),
  level: field.code([1, 2], { write: true, default: 1 }),
  secret: field.text({ max: 20, masked: true, write: true }),
  owner: field.reference('sysUsers', { write: 'create', nameField: 'ownerName' }),
  ownerName: field.text({ max: 64 }),
  note: field.area({ max: 100, optional: true, write: true }),
});

const draft = { name: '甲', secret: '12345', owner: '7' };
const validate = async (input: object) => thing.draft.validate(input, { abortEarly: false });

describe('a resource', () => {
  it('needs the writable fields that are neither optional nor have a default', async () => {
    await expect(validate(draft)).resolves.toEqual(draft);
    await expect(validate({})).rejects.toMatchObject({
      inner: [{ path: 'name' }, { path: 'secret' }, { path: 'owner' }],
    });
  });

  it('refuses texts that are too long and codes outside the set', async () => {
    await expect(validate({ ...draft, name: '一二三四五六七八九' })).rejects.toThrow(/name/);
    await expect(validate({ ...draft, level: 3 })).rejects.toThrow(/level/);
  });

  it('allows null only where rows may lack a value', async () => {
    await expect(validate({ ...draft, note: null })).resolves.toMatchObject({ note: null });
    await expect(validate({ ...draft, name: null })).rejects.toThrow(/name/);
  });

  it('knows no field in its draft that cannot be written', () => {
    expect(Object.keys(thing.draft.fields)).toEqual([
      'id',
      'name',
      'level',
      'secret',
      'owner',
      'note',
    ]);
  });

  it('changes part of a row, and names the version that the change was made from', async () => {
    const change = { id: '1', version: 3, name: '乙' };

    await expect(thing.changes.validate(change)).resolves.toEqual(change);
    await expect(thing.changes.validate({ id: '1' })).rejects.toThrow(/version/);
  });

  it('gives its four calls, typed by its rows', () => {
    const calls = crud(thing);

    expect(Object.values(calls).map(({ method, path, effect }) => [method, path, effect])).toEqual([
      ['GET', '/aThing/getList', 'read'],
      ['POST', '/aThing/save', 'change'],
      ['POST', '/aThing/update', 'change'],
      ['POST', '/aThing/delete', 'change'],
    ]);
    expectTypeOf<OutputOf<typeof contract.companies.getList>>().toEqualTypeOf<ListPage<Company>>();
  });

  it('infers rows and drafts', () => {
    expectTypeOf<Company['status']>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<Company['creditLimit']>().toEqualTypeOf<number | null>();
    expectTypeOf<CompanyDraft['companyName']>().toEqualTypeOf<string>();
    expectTypeOf<CompanyDraft['creditLimit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Company['version']>().toEqualTypeOf<number>();

    // @ts-expect-error -- a code outside the set
    const wrong: CompanyDraft = { companyName: '明鉴', status: 7 };
    // @ts-expect-error -- a field that nobody may write
    const extra: CompanyDraft = { companyName: '明鉴', balance: 1 };
    // @ts-expect-error -- the name is missing
    const missing: CompanyDraft = { status: 1 };
    expect([wrong, extra, missing]).toHaveLength(3);
  });

  it('refuses at compile time a masked field that is searched or sorted', () => {
    // @ts-expect-error -- a masked value would be told bit by bit
    field.text({ max: 8, masked: true, search: true });
    // @ts-expect-error -- nor by its order
    field.text({ max: 8, masked: true, sort: true });
    expect(company.fields.creditLimit.options).not.toHaveProperty('search');
  });

  it('refuses at compile time a lookup by a field that it lacks, or that cannot be searched', () => {
    const fields = { name: field.text({ max: 8, search: true }), note: field.text({ max: 8 }) };
    view('a', fields, { lookup: { searched: ['name'], label: 'name', description: 'note' } });
    // @ts-expect-error -- a misspelt label
    view('b', fields, { lookup: { searched: ['name'], label: 'nmae' } });
    // @ts-expect-error -- a field that cannot be searched
    view('c', fields, { lookup: { searched: ['note'], label: 'name' } });
  });

  it('that is a view carries the id alone beside its fields', () => {
    const list = view('vThing', { name: field.text({ max: 8 }) });

    expect(list.isVersioned).toBe(false);
    expectTypeOf<NonNullable<(typeof list)['row']>>().toEqualTypeOf<{ id: string; name: string }>();
  });
});
