// @vitest-environment jsdom
import { screens } from './features';
import { openPages } from './openPages';
import type { ResourceList } from './shared/resourceList/listOf';
import { USE_LISTS } from './shared/resourceList/model/rowUses';
import { REFERENCE_TARGETS } from './shared/resourceList/referenceSources';

const sources = import.meta.glob<string>('./features/*/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns every feature folder without a registration, and every page that its feature omits. */
function notRegistered(files: Readonly<Record<string, string>>): string[] {
  const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))));
  const registrationOf = (folder: string) =>
    ['feature', 'openPages', 'orderPanels']
      .map((name) => files[`${folder}/${name}.ts`] ?? '')
      .join('');
  const pages = Object.keys(files).filter((path) => /(Page\.tsx|List\.ts)$/.test(path));
  return [
    ...[...folders].filter(
      (folder) => !/export const (feature|openPages|orderPanels)\b/.test(registrationOf(folder)),
    ),
    ...pages.filter((path) => {
      const [folder, file] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1)!];
      // A list may be shown by a page of its own.
      const pagesHere = pages.filter(
        (page) => page.endsWith('Page.tsx') && page.startsWith(`${folder}/`),
      );
      const places = [registrationOf(folder), ...pagesHere.map((page) => files[page])];
      return !places.some((text) => text?.includes(`'./${file.replace(/\.tsx?$/, '')}'`));
    }),
  ];
}

/** Returns paths that several features register for one kind of page; the last one would win. */
function registeredTwice(files: Readonly<Record<string, string>>): string[] {
  const paths = Object.entries(files)
    .filter(([path]) => /\/(feature|openPages)\.ts$/.test(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(/'(\/[^']*)':/g)].map(([, path]) => `${file.split('/').at(-1)} ${path}`),
    );
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

describe('the registration of features', () => {
  it('includes every feature folder and every page in it', () => {
    expect(notRegistered(sources)).toEqual([]);
    expect(Object.keys(screens)).toContain('/dashboard');
    expect(Object.keys(openPages).toSorted()).toEqual([
      '/forget',
      '/im',
      '/login',
      '/openai',
      '/register',
      '/test',
    ]);
  });

  it('names a feature folder without feature.ts', () => {
    const planted = { ...sources, './features/unknown/invoiceColumns.ts': '' };

    expect(notRegistered(planted)).toEqual(['./features/unknown']);
  });

  it('names a page that its feature does not list', () => {
    const planted = { ...sources, './features/orders/OrderAuditPage.tsx': '' };

    expect(notRegistered(planted)).toEqual(['./features/orders/OrderAuditPage.tsx']);
  });

  it('names a list that its feature does not show', () => {
    const planted = { ...sources, './features/companies/ticketList.ts': '' };

    expect(notRegistered(planted)).toEqual(['./features/companies/ticketList.ts']);
  });

  it('gives every path one page', () => {
    const copied = { './features/copy/feature.ts': sources['./features/dashboard/feature.ts']! };

    expect(registeredTwice(sources)).toEqual([]);
    expect(registeredTwice({ ...sources, ...copied })).toEqual(['feature.ts /dashboard']);
  });
});

describe('links to what uses a row', () => {
  it.each(['serviceUser', 'companyUser'] as const)('lead a %s to pages', (userType) => {
    const paths = Object.values(USE_LISTS).map((pathOf) => pathOf(userType));

    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !screens[path])).toEqual([]);
  });
});

describe('the lists of features', () => {
  const modules = import.meta.glob<Record<string, unknown>>('./features/*/*List.{ts,tsx}', {
    eager: true,
  });
  const isList = (value: unknown): value is ResourceList<{ id: string }> =>
    typeof value === 'object' && value !== null && 'references' in value;
  const lists = Object.entries(modules).map(([path, exports]) => ({
    path,
    list: Object.values(exports).find(isList),
  }));

  it('refer only to resources that a form can look up', () => {
    const unknown = lists.flatMap(({ path, list }) =>
      (list?.references ?? [])
        .filter((target) => !REFERENCE_TARGETS.some((known) => known === target))
        .map((target) => `${path}: ${target}`),
    );

    expect(lists.length).toBeGreaterThan(6);
    expect(lists.filter(({ list }) => list === undefined)).toEqual([]);
    expect(unknown).toEqual([]);
  });

  it('have a page code each, since layouts and views are stored under it', () => {
    const codes = lists.map(({ list }) => list?.pageCode);

    expect(codes).toEqual([...new Set(codes)]);
    expect(codes).toEqual(
      expect.arrayContaining([
        'articleList',
        'candidateList',
        'companyList',
        'dictionaryList',
        'orderList',
      ]),
    );
  });
});
