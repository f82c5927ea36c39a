const tests = import.meta.glob<string>('../../[A-Z]*/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../../[A-Z]*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Components without an element for `ref` and rest props. */
const withoutElement: Record<string, string> = {
  ErrorBoundary:
    'shows its children or the fallback, nothing of its own; a ref gives the boundary itself',
};

/** Components with a label like that of a field, which are no fields. */
const noFields: Record<string, string> = {
  Field: 'the frame of fields',
  Radio: 'one option of a field',
};

const folderOf = (file: string) => file.split('/')[2] ?? '';

const foldersThat = (files: Record<string, string>, pattern: RegExp) =>
  new Set(
    Object.keys(files)
      .filter((file) => pattern.test(files[file] ?? ''))
      .map(folderOf),
  );

describe('the components', () => {
  it('each conform, or give the reason why they cannot', () => {
    const parts = new Set(Object.keys(sources).map(folderOf));
    const conforming = foldersThat(tests, /^ {2}conforms\(/m);

    expect(parts.size).toBeGreaterThan(80);
    expect([...parts].filter((part) => !conforming.has(part))).toEqual(Object.keys(withoutElement));
  });
});

describe('the fields', () => {
  it('each conform as a field', () => {
    const fields = foldersThat(
      sources,
      /^import .*\b(?:FieldOptions|BoxedFieldOptions|ToggleOptions)\b/m,
    );
    const conforming = foldersThat(tests, /^ {2}conformsAsField\(/m);

    expect(fields.size).toBeGreaterThan(17);
    expect([...fields].filter((field) => !conforming.has(field))).toEqual(Object.keys(noFields));
  });
});
