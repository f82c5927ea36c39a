import fc from 'fast-check';
import { compareFound, readPastedList } from './pasteList';

describe('a pasted list', () => {
  it('is read from a column of a spreadsheet, each value once', () => {
    expect(readPastedList('BG1\r\nBG2\r\n\r\n BG1 \r\n')).toEqual({
      values: ['BG1', 'BG2'],
      duplicates: 1,
      excess: 0,
    });
  });

  it.each([
    ['13800000001\t13800000002', ['13800000001', '13800000002']],
    ['王晓明，李雷；韩梅梅、欧阳静怡', ['王晓明', '李雷', '韩梅梅', '欧阳静怡']],
    ['"Maria da Silva"\n"李雷"', ['Maria da Silva', '李雷']],
    ["'MJ2026001\n'MJ2026002", ['MJ2026001', 'MJ2026002']],
    ['\u200BMJ2026001\n\u202DMJ2026002\u202C', ['MJ2026001', 'MJ2026002']],
    ['ＭＪ２０２６００１、MJ2026001', ['MJ2026001']],
    ['mj2026001 MJ2026002\u3000MJ2026003', ['mj2026001', 'MJ2026002', 'MJ2026003']],
    ['138 0000 1234\n010 88886666', ['138 0000 1234', '010 88886666']],
  ])('parts %j', (text, values) => {
    expect(readPastedList(text).values).toEqual(values);
  });

  it('is no list when it is one value, with spaces or not', () => {
    expect(readPastedList('Maria da Silva\n').values).toHaveLength(1);
    expect(readPastedList('a\nb').values).toHaveLength(2);
  });

  it('counts values beyond the limit', () => {
    const text = Array.from({ length: 1203 }, (_, index) => `BG${index}`).join('\n');

    expect(readPastedList(text)).toMatchObject({ excess: 203, duplicates: 0 });
    expect(readPastedList(text).values).toHaveLength(1000);
  });

  it('loses no value and makes none up', () => {
    const anyValue = fc.stringMatching(/^[A-Z0-9\u4e00-\u4e10]{1,8}$/u);
    fc.assert(
      fc.property(
        fc.array(anyValue),
        fc.constantFrom('\n', '\r\n', '\t', ',', '；'),
        (values, parting) => {
          const read = readPastedList(values.join(parting));

          expect(read.values).toEqual([...new Set(values)]);
          expect(read.values.length + read.duplicates).toBe(values.length);
        },
      ),
    );
  });

  it('is compared with the found values', () => {
    expect(compareFound(['a', 'b', 'c'], ['c', 'a', 'x'])).toEqual({
      found: ['a', 'c'],
      missing: ['b'],
    });
    expect(compareFound(['mj1', '古丽•艾'], ['MJ1', '古丽·艾']).missing).toEqual([]);
  });
});
