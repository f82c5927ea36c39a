import { actions, pages, people } from '../CommandPalette.fixtures';
import { FIRST_LIMIT, GROUP_LIMIT, paletteGroups } from './paletteGroups';
import type { PaletteItem, PaletteSource } from './paletteItem';
import { readQuery } from './paletteQuery';

const sources = [pages, actions, people];
const onSelect = () => {};

function groups(typed: string, options: Partial<Parameters<typeof paletteGroups>[0]> = {}) {
  const of = options.sources ?? sources;
  return paletteGroups({
    sources: of,
    query: readQuery(typed, of),
    found: new Map(),
    recent: [],
    recentLabel: '最近使用',
    ...options,
  }).map(({ label, rows, hiddenCount }) => ({
    label,
    rows: rows.map(({ item }) => item.label),
    hiddenCount,
  }));
}

const many = (length: number): PaletteSource => ({
  id: 'many',
  label: '很多',
  items: Array.from({ length }, (_, index): PaletteItem => ({
    id: String(index),
    label: `第 ${index} 项`,
    onSelect,
  })),
});

describe('paletteGroups', () => {
  it('shows recent choices first, and leaves out those that are gone', () => {
    const [first] = groups('', { recent: ['actions/dark', 'pages/gone', 'pages/tasks'] });

    expect(first).toMatchObject({ label: '最近使用', rows: ['深色模式', '任务列表'] });
  });

  it('puts the group with the best match first', () => {
    expect(groups('fq').map(({ label }) => label)).toEqual(['操作']);
    expect(groups('管理').map(({ rows }) => rows)).toEqual([['订单管理', '菜单管理']]);
  });

  it('narrows to the sources of a prefix, in any width and of any input method', () => {
    for (const sign of ['>', '＞', '》']) {
      const all = groups(sign);
      expect(all.map(({ label }) => label)).toEqual(['操作']);
      expect(groups(`${sign} 深`)[0]!.rows).toEqual(['深色模式']);
    }
  });

  it('takes a sign that is no prefix of a source as text', () => {
    expect(readQuery('#BG', sources)).toEqual({ prefix: null, text: '#BG' });
    expect(readQuery('＠ 林', sources)).toEqual({ prefix: '@', text: '林' });
  });

  it('shows what a search found below what is at hand, in the order of the search', () => {
    const found = new Map([
      ['people', ['欧阳', '订单员'].map((label) => ({ id: label, label, onSelect }))],
    ]);

    expect(groups('订单', { found }).map(({ rows }) => rows)).toEqual([
      ['订单管理'],
      ['欧阳', '订单员'],
    ]);
  });

  it('cuts long groups and counts what is left out', () => {
    const options = { sources: [many(60)] };

    expect(groups('', options)[0]).toMatchObject({ hiddenCount: 60 - FIRST_LIMIT });
    expect(groups('第', options)[0]).toMatchObject({ hiddenCount: 60 - GROUP_LIMIT });
    expect(groups('第', { sources: [many(3)] })[0]).toMatchObject({ hiddenCount: 0 });
  });
});
