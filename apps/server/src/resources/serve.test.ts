import { company, companyAddress, field, resource } from '@mingjian/api';
import { companies } from '../features/companies/resource';
import { ADMINISTRATORS } from '../roles';
import { commonScope } from './scope';
import { serve } from './serve';

const may = { read: ADMINISTRATORS };
const stored = {
  objectType: 'address',
  module: 'companies',
  label: 'receiver',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: null },
} as const;

describe('a resource bound to its table', () => {
  it('takes columns from names, kinds from the declaration and writers from permissions', () => {
    expect(companies.fields.companyName).toMatchObject({ column: 'name', kind: 'text' });
    expect(companies.fields.creditLimit).toMatchObject({ column: 'creditLimit', kind: 'number' });
    expect(companies.fields.managerName).toMatchObject({
      column: 'managerId',
      joined: { table: 'users', column: 'realname' },
      writers: null,
    });
    expect(companies.fields.createTime).toMatchObject({ column: 'createdAt', isSortable: true });
    expect(companies.fields.status!.default).toBe(0);
  });

  it('lets texts in by their format, and codes of open dictionaries by their values', () => {
    expect(companies.fields.contactEmail!.textRules[0]!.accepts('no address')).toBe(false);
    expect(companies.fields.contactPhone!.textRules[0]!.accepts('021 5888 0000')).toBe(true);
    expect(companies.fields.belonging!.reference).toMatchObject({ table: 'dictionaryValues' });
    expect(companies.fields.status!.reference).toBeUndefined();
  });

  it('does not compile with a misspelt table, column, field, label or permission', () => {
    const masked = resource('aThing', { phone: field.text({ max: 9, masked: true, write: true }) });
    const mistakes = [
      // @ts-expect-error -- a table that does not exist
      () => serve(companyAddress, 'companyAdresses')({ ...stored, may }),
      // @ts-expect-error -- a column that the other table lacks
      () => serve(companyAddress, 'companyAddresses')({ ...stored, columns: { companyName: { by: 'companyId', table: 'companies', column: 'nam' } }, may }), // oxfmt-ignore
      // @ts-expect-error -- a field without a column of its name, left out
      () => serve(companyAddress, 'companyAddresses')({ ...stored, columns: {}, may }),
      // @ts-expect-error -- a label that is no field
      () => serve(companyAddress, 'companyAddresses')({ ...stored, label: 'reciever', may }),
      // @ts-expect-error -- a permission for a field that nobody may write
      () => serve(companyAddress, 'companyAddresses')({ ...stored, may: { ...may, fields: { companyName: ADMINISTRATORS } } }), // oxfmt-ignore
      // @ts-expect-error -- a code that is no right
      () => serve(companyAddress, 'companyAddresses')({ ...stored, may: { read: ['ADMN'] } }),
      // @ts-expect-error -- a masked field without a mask
      () => serve(masked, 'candidates')({ objectType: 'x', module: 'x', label: 'phone', defaultOrder: 'x', scope: commonScope, columns: { phone: 'mobile' }, may }), // oxfmt-ignore
      // @ts-expect-error -- writable references without rows to check them against
      () => serve(company, 'companies')({ objectType: 'x', module: 'x', label: 'companyName', company: 'id', defaultOrder: 'x', columns: { companyName: 'name', companyShort: 'shortName', managerName: 'managerId' }, may }), // oxfmt-ignore
    ];

    expect(mistakes).toHaveLength(8);
  });
});
