import { ownFieldsOf, ownValuesIn, ownValuesOf } from './ownFields';

const PRODUCT = {
  productId: 'P.1',
  customFields: JSON.stringify([
    { label: '项目.编号[1]', labelEn: 'Project no.', required: 1 },
    { label: '部门' },
  ]),
};
const OTHER = { productId: 'P.2', customFields: '[{"label":"部门"}]' };

describe('own fields of a client', () => {
  it('are asked for with their product, by their name in the language', () => {
    const [first, second, third] = ownFieldsOf([PRODUCT, OTHER], 'en');

    expect(first).toMatchObject({ label: 'Project no.', required: true });
    expect(first!.shownFor).toEqual({ field: 'productId', value: 'P.1' });
    expect(second).toMatchObject({ label: '部门', required: false });
    expect(third!.field).not.toBe(second!.field);
    expect([first!.field, second!.field].join()).not.toMatch(/[.[\]]/);
  });

  it('of unreadable text are none', () => {
    expect(ownFieldsOf([{ productId: 'P', customFields: '{' }], 'zh')).toEqual([]);
    expect(ownFieldsOf([{ productId: 'P', customFields: null }], 'zh')).toEqual([]);
  });

  it('hold what a draft says, and give it back for the chosen product alone', () => {
    const customValues = [{ label: '项目.编号[1]', value: 'X-7' }];
    const values = {
      ...ownValuesOf({ productId: 'P.1', customValues }),
      ...ownValuesOf({ productId: 'P.2', customValues: [{ label: '部门', value: '财务' }] }),
    };

    expect(ownValuesIn({ ...values, productId: 'P.1' })).toEqual(customValues);
    expect(ownValuesIn({ ...values, productId: 'P.2' })).toEqual([
      { label: '部门', value: '财务' },
    ]);
    expect(ownValuesIn({ productId: 'P.1', ...ownValuesOf({ productId: 'P.1' }) })).toEqual([]);
  });
});
