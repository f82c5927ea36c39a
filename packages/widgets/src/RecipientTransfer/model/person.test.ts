import { indexPeople, peopleSearch, type Person } from './person';

const people: Person[] = [
  { id: '1', realname: '林晓', phone: '13800138001', searchKeys: ['linxiao', 'lx'] },
  { id: '2', realname: '欧阳静怡', phone: '13900139002', searchKeys: ['ouyangjingyi', 'oyjy'] },
  { id: '3', realname: 'Alexandra Chen', phone: null },
];
const found = (query: string, search = peopleSearch(indexPeople(people).people)) =>
  search(query).map(({ person }) => person.id);

describe('a search for people', () => {
  it.each([
    ['林', ['1']],
    ['静怡', ['2']],
    ['8001', ['1']],
    ['LX', ['1']],
    ['ouyang', ['2']],
    ['ｏｙ', ['2']],
    ['chen', ['3']],
    ['chen alex', ['3']],
    ['139 9002', ['2']],
    ['', ['1', '2', '3']],
    ['  ', ['1', '2', '3']],
  ])('finds by name, phone, pinyin or initials: “%s”', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('finds the same after any other query as alone', () => {
    const queries = ['', 'o', 'ou', 'ou 1', 'ou 13', 'ou', 'lin', 'li', '1', '1 l', ' 1 lx', 'x'];
    const search = peopleSearch(indexPeople(people).people);
    for (const query of [...queries, ...queries.toReversed()])
      expect(found(query, search)).toEqual(found(query));
  });

  it('finds pinyin by its beginning only, so that “ng” is not everybody', () => {
    expect(found('ng')).toEqual([]);
    expect(found('x')).toEqual(['3']);
  });
});
