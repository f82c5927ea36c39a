import { createFileReader, readFiles, storedFile, withoutFile, writeFiles } from './fileEntries';

const json =
  '[{"id":7,"name":"简历.pdf","url":"/f/1.pdf","by":{"x":1}},{"url":"/f/2.pdf","name":"b.png"}]';

describe('readFiles', () => {
  it.each([null, undefined, '', '  ', '[]', 'null', []])('reads %j as no files', (value) => {
    expect(readFiles(value)).toEqual([]);
  });

  it.each(['{', 'not json', '{"name":"a","url":"b"}', '"text"', '5', { name: 'a' }])(
    'has no files of %j, which is kept by its owner',
    (value) => {
      expect(readFiles(value)).toBeNull();
    },
  );

  it('keeps entries that are none in their places', () => {
    const files = readFiles('[{"name":"a","url":"/a"},null,"x",{"name":5}]')!;

    expect(files.map(({ url }) => url)).toEqual(['/a', '', '', '']);
    expect(writeFiles(files, 'json')).toBe('[{"name":"a","url":"/a"},null,"x",{"name":5}]');
  });
});

describe('createFileReader', () => {
  it('gives an equal entry of the value before as the same object', () => {
    const read = createFileReader();
    const [first, second] = read(json)!;
    const next = read(JSON.stringify([second!.source, { name: '新.pdf', url: '/f/3.pdf' }]))!;

    expect(next[0]).toBe(second);
    expect(next.map(({ url }) => url)).toEqual(['/f/2.pdf', '/f/3.pdf']);
    expect(first!.url).toBe('/f/1.pdf');
  });
});

describe('writeFiles', () => {
  it('keeps unknown keys, their order and the order of entries', () => {
    expect(writeFiles(readFiles(json)!, 'json')).toBe(json);
  });

  it('adds an entry of name and url', () => {
    const added = storedFile({ name: 'c.pdf', url: '/f/3.pdf' });

    expect(writeFiles([...readFiles('')!, added], 'json')).toBe(
      '[{"name":"c.pdf","url":"/f/3.pdf"}]',
    );
  });

  it('gives the same objects back in the other format', () => {
    const entries = [{ name: 'a', url: '/a', extra: 1 }];

    expect(writeFiles(readFiles(entries)!, 'array')[0]).toBe(entries[0]);
  });
});

it('removes one of two equal entries', () => {
  const files = readFiles('[{"name":"a","url":"/a"},{"name":"a","url":"/a"}]')!;

  expect(withoutFile(files, storedFile({ name: 'a', url: '/a' }))).toHaveLength(1);
});
