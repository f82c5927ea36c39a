import { matchItem } from './matchItem';

const menus = { label: '公司菜单管理', keys: ['gongsicaidanguanli', 'gscdgl'] };
const orders = { label: 'Order list' };
const item = (label: string, keys: string[] = []) => ({ id: '1', label, keys, onSelect: () => {} });

function score(one: { label: string; keys?: string[] }, text: string) {
  return matchItem(item(one.label, one.keys), text)?.score ?? null;
}
function marked(one: { label: string; keys?: string[] }, text: string) {
  const { marks = [] } = matchItem(item(one.label, one.keys), text) ?? {};
  return marks.map(([start, end]) => one.label.slice(start, end));
}

describe('matchItem', () => {
  it('ranks the start of a label, of a word, initials, what is within, and letters in order', () => {
    const ranks = [
      score(orders, 'ord'),
      score(orders, 'lis'),
      score(menus, 'gscd'),
      score(orders, 'rder'),
      score(orders, 'odl'),
    ];

    expect(ranks).not.toContain(null);
    expect([...ranks].sort((one, other) => other! - one!)).toEqual(ranks);
    expect(new Set(ranks).size).toBe(5);
  });

  it('takes each Chinese character as a word', () => {
    expect(score(menus, '菜单')).toBe(score(orders, 'list'));
    expect(marked(menus, '菜单')).toEqual(['菜单']);
  });

  it('finds by whole pinyin and by initials, also of the middle', () => {
    expect(score(menus, 'gongsi')).toBe(score(menus, 'gscdgl'));
    expect(score(menus, 'cdgl')).not.toBeNull();
    expect(marked(menus, 'cdgl')).toEqual(['菜单管理']);
    expect(marked(menus, 'gongsi')).toEqual([]);
  });

  it('ignores case and width', () => {
    expect(marked({ label: 'ＢＧ-01' }, 'bg-0')).toEqual(['ＢＧ-0']);
    expect(score(orders, 'ORDER')).toBe(score(orders, 'order'));
  });

  it('matches words in any order, and none unless each of them matches', () => {
    expect(marked(orders, 'list ord')).toEqual(['Ord', 'list']);
    expect(score(orders, 'list zzz')).toBeNull();
  });

  it('finds nothing in letters of another order', () => {
    expect(score(orders, 'tsil')).toBeNull();
    expect(score({ label: '' }, 'a')).toBeNull();
  });
});
