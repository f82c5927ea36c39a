import { namedUses } from './namedUses';

const list = {
  resource: 'aCompanyInfo',
  texts: {
    zh: { pageTitle: '客户公司', industry: '行业' },
    en: { pageTitle: 'Client companies', industry: 'Industry' },
  },
};

describe('the uses of a dictionary in words', () => {
  it('are the title of the page and the label of the field', () => {
    const uses = [
      { resource: 'aCompanyInfo', field: 'industry' },
      { resource: 'aCompanyInfo', field: 'status' },
    ];

    expect(namedUses(uses, [list], 'zh', { status: '状态' })).toEqual([
      { key: 'aCompanyInfo.industry', page: '客户公司', field: '行业' },
      { key: 'aCompanyInfo.status', page: '客户公司', field: '状态' },
    ]);
    expect(namedUses(uses, [list], 'en', {})[0]).toMatchObject({ page: 'Client companies' });
  });

  it('keep their own names where no page has words for them', () => {
    expect(namedUses([{ resource: 'vThing', field: 'kind' }], [list], 'zh', {})).toEqual([
      { key: 'vThing.kind', page: 'vThing', field: 'kind' },
    ]);
  });
});
