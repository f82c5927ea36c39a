const tests = import.meta.glob<string>('../../[A-Z]*/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.keys(import.meta.glob('../../[A-Z]*/*.tsx'));

/** Components without an element for `ref` and rest props. */
const withoutElement: Record<string, string> = {
  ErrorBoundary:
    'shows its children or the fallback, nothing of its own; a ref gives the boundary itself',
};

const folderOf = (file: string) => file.split('/')[2] ?? '';

describe('the components', () => {
  it('each conform, or give the reason why they cannot', () => {
    const parts = new Set(sources.map(folderOf));
    const conforming = new Set(
      Object.keys(tests)
        .filter((file) => /^ {2}conforms\(/m.test(tests[file] ?? ''))
        .map(folderOf),
    );

    expect(parts.size).toBeGreaterThan(80);
    expect([...parts].filter((part) => !conforming.has(part))).toEqual(Object.keys(withoutElement));
  });
});
