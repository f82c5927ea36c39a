// @vitest-environment jsdom
import fc from 'fast-check';
import { forgetPeople, readStoredTabs, storeTabs } from './tabStorage';

const KEY = 'mj.tabs.u1';
const readFrom = (text: string) => {
  localStorage.setItem(KEY, text);
  return readStoredTabs('u1');
};

describe('stored tabs', () => {
  beforeEach(() => localStorage.clear());

  it('come back in their order, for their person alone', () => {
    const tabs = [
      { path: '/orders?page=2', title: null, pinned: true },
      { path: '/order?orderId=1', title: '叶思艳 · 9939' },
    ];
    storeTabs('u1', tabs);

    expect(readStoredTabs('u1')).toEqual(tabs);
    expect(readStoredTabs('u2')).toEqual([]);
  });

  it('lose people, once their person signs out', () => {
    storeTabs('u1', [
      { path: '/order?orderId=1', title: '叶思艳 · 9939', keptTitle: 'MJ9939', pinned: true },
      { path: '/orders?userName.LIKE=叶&orderStatus.EQ=10', title: null },
      { path: '/companies', title: '公司' },
    ]);

    forgetPeople('u1');

    expect(readStoredTabs('u1')).toEqual([
      { path: '/order?orderId=1', title: 'MJ9939', pinned: true },
      { path: '/orders?orderStatus.EQ=10', title: null },
      { path: '/companies', title: '公司' },
    ]);
    expect(localStorage.getItem(KEY)).not.toContain('叶');
  });

  it.each([
    '',
    'no json',
    'null',
    '{"path":"/a"}',
    '[null, 1, "x", [], {}]',
    '[{"path":7,"title":null}]',
  ])('that are broken are none: %s', (text) => {
    expect(readFrom(text)).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '\n//evil.example/',
    'javascript:alert(1)',
    'orders',
  ])('lead nowhere but into this origin: %j', (path) => {
    expect(readFrom(JSON.stringify([{ path, title: 'x' }]))).toEqual([]);
  });

  it('lose a title that is none, or too long, and a mark that is none', () => {
    const tabs = [
      { path: '/a', title: { html: '<img>' }, pinned: 'yes' },
      { path: '/b', title: 'x'.repeat(201) },
    ];

    expect(readFrom(JSON.stringify(tabs))).toEqual([
      { path: '/a', title: null },
      { path: '/b', title: null },
    ]);
  });

  it('are two hundred at most', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ path: `/a${index}`, title: null }));

    expect(readFrom(JSON.stringify(many))).toHaveLength(200);
  });

  it('never break the start, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const { path } of readFrom(text))
          expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
      }),
    );
  });
});
