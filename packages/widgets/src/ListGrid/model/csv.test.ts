import fc from 'fast-check';
import { writeCsv } from './csv';

/** Reads CSV as a spreadsheet does. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\u{FEFF}/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/gu)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, and ends each line as spreadsheets do', () => {
    expect(
      writeCsv([
        ['编号', '原因'],
        ['1', '已被接走'],
      ]),
    ).toBe('\u{FEFF}编号,原因\r\n1,已被接走\r\n');
  });

  it.each(['=1+1', '+86 138', '-5', '@SUM(A1)', '\tx', '\rx'])(
    'keeps %j from being calculated',
    (text) => {
      expect(read(writeCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it('keeps every text that does not start a formula', () => {
    const anyText = fc
      .string({ unit: fc.constantFrom('a', '明', '"', ',', '\n', '\r\n', '\t', ' ', '=') })
      .map((text) => `#${text}`);
    fc.assert(
      fc.property(
        fc.array(fc.array(anyText, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        (rows) => {
          expect(read(writeCsv(rows))).toEqual(rows);
        },
      ),
    );
  });
});
