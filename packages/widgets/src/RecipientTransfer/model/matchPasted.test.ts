import { matchPasted } from './matchPasted';

const people = [
  { id: '1', realname: '林晓', phone: '13800138001' },
  { id: '2', realname: '王伟', phone: '13900139002' },
  { id: '3', realname: '王伟', phone: '13700137003' },
  { id: '4', realname: 'Alexandra Chen', phone: null },
];

describe('matchPasted', () => {
  it('matches whole names, phones and ids, each person once', () => {
    expect(matchPasted('林晓\n13800138001，alexandra chen；3', people).ids).toEqual([
      '1',
      '4',
      '3',
    ]);
  });

  it('reports entries that name nobody or several, and adds none of them', () => {
    expect(matchPasted('赵敏、王伟\t林', people)).toEqual({
      ids: [],
      unmatched: ['赵敏', '林'],
      ambiguous: ['王伟'],
    });
  });
});
