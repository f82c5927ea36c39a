import { indexPeople, searchPeople, type Person } from './person';

const people: Person[] = [
  { id: '1', realname: '林晓', phone: '13800138001', searchKeys: ['linxiao', 'lx'] },
  { id: '2', realname: '欧阳静怡', phone: '13900139002', searchKeys: ['ouyangjingyi', 'oyjy'] },
  { id: '3', realname: 'Alexandra Chen', phone: null },
];
const found = (query: string) => searchPeople(indexPeople(people), query).map(({ id }) => id);

describe('searchPeople', () => {
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

  it('finds pinyin by its beginning only, so that “ng” is not everybody', () => {
    expect(found('ng')).toEqual([]);
    expect(found('x')).toEqual(['3']);
  });
});
