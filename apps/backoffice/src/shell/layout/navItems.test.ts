import type { MenuEntry } from '../menu/menuRoutes';
import { groupKeys, navItems } from './navItems';

const entry = (code: string, rest: Partial<MenuEntry>): MenuEntry => ({
  code,
  name: code,
  nameEn: `${code} in English`,
  icon: 'folder',
  iconColor: '#2f7dee',
  path: null,
  children: [],
  ...rest,
});
const list = entry('list', { path: '/orders/list' });
const entries = [
  entry('orders', {
    children: [list, entry('orders', { children: [entry('audit', { path: '/orders/audit' })] })],
  }),
];

it('starts with the home page, in the current language', () => {
  const labels = (isEnglish: boolean) =>
    navItems(entries, '首页', isEnglish).map(({ label }) => label);

  expect(labels(false)).toEqual(['首页', 'orders']);
  expect(labels(true)).toEqual(['首页', 'orders in English']);
});

it('keys pages by path, and groups of the same code by their trail', () => {
  const items = navItems(entries, '首页', false);

  expect(items[1]?.children?.[0]).toMatchObject({ key: '/orders/list', href: '/orders/list' });
  expect(new Set(groupKeys(items)).size).toBe(2);
});

it('gives icons to the outermost entries only', () => {
  const [, orders] = navItems(entries, '首页', false);

  expect(orders).toMatchObject({ iconColor: '#2f7dee' });
  expect(orders?.children?.[0]).not.toHaveProperty('icon');
});
