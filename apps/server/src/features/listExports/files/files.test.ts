import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportColumn } from '@mingjian/api';
import { cellsOf, unzip } from '../archive.fixtures';
import { cellValue, type CellValue } from './cellValue';
import { csvLines } from './csv';
import { writeCsv } from './csvFile';
import { writeXlsx } from './xlsxFile';

const columns: ExportColumn[] = [
  { field: 'name', label: '姓名' },
  { field: 'phone', label: '手机', isText: true },
  { field: 'count', label: '订单数' },
];

const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* pagesOf(...pages: CellValue[][][]) {
  yield* pages;
}

describe('a cell', () => {
  const of = (value: unknown, column: Partial<ExportColumn> = {}) =>
    cellValue(value, { field: 'a', label: 'a', ...column });

  it('shows coded values in words, and codes without words as they are', () => {
    const labels = { '10': '待接单' };

    expect([
      of(10, { labels }),
      of('10', { labels }),
      of(99, { labels }),
      of('toString', { labels }),
    ]).toEqual(['待接单', '待接单', 99, 'toString']);
  });

  it('keeps what looks like a number a text where the column says so', () => {
    expect([of(7), of(7, { isText: true }), of('007')]).toEqual([7, '7', '007']);
  });

  it('writes amounts in yuan and lists of words as words, and leaves alone what is neither', () => {
    expect([
      of(12_345, { as: 'money' }),
      of('["加急","复审"]', { as: 'tags' }),
      of('不是列表', { as: 'tags' }),
    ]).toEqual([123.45, '加急、复审', '不是列表']);
  });

  it('writes regions by their names, retired ones too', () => {
    expect([
      of('["310000","310100","310115"]', { as: 'region' }),
      of('["330000","330100","330103"]', { as: 'region' }),
      of('["420000","429000","429004"]', { as: 'region' }),
      of('["999999"]', { as: 'region' }),
    ]).toEqual(['上海市浦东新区', '浙江省杭州市下城区', '湖北省仙桃市', '999999']);
  });

  it.each([null, undefined, ''])('is empty for %j', (value) => expect(of(value)).toBeNull());
});

describe('CSV', () => {
  it.each([
    '=cmd|1',
    '+SUM(A1)',
    '-2+3',
    '@x',
    '\tx',
    '\rx',
    '\n=1+1',
    '\u200b=1+1',
    '＝1+1',
    '＋1x',
  ])('runs no formula: %j', (text) => {
    expect(csvLines([[text]]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  });

  it('leaves numbers alone, and quotes what would part cells', () => {
    expect(
      csvLines([[-12.5, '-12.5', '+8613800138000', 'a,b', 'a;=1', '说"好"', '上\n下', null]]),
    ).toBe('-12.5,-12.5,+8613800138000,"a,b","a;=1","说""好""","上\n下",\r\n');
  });

  it('begins with the mark of UTF-8 and the heads', async () => {
    const file = path.join(folder, 'a.csv');

    await writeCsv(file, columns, pagesOf([['甲', '13800000001', 1]], [['乙', '13800000002', 2]]));

    expect(readFileSync(file, 'utf8')).toBe(
      '\uFEFF姓名,手机,订单数\r\n甲,13800000001,1\r\n乙,13800000002,2\r\n',
    );
  });
});

describe('a workbook', () => {
  const write = async (...pages: CellValue[][][]) => {
    const file = path.join(folder, 'a.xlsx');
    await writeXlsx(file, columns, pagesOf(...pages), '候选人[1]:甲/乙');
    return readFileSync(file);
  };

  it('holds the rows of all pages below the heads, texts as texts and numbers as numbers', async () => {
    const bytes = await write([['=1+1', '013800000001', 12]], [['甲 & <乙> "丙"', null, -0.5]]);

    expect(cellsOf(bytes)).toEqual([
      ['姓名', '手机', '订单数'],
      ['=1+1', '013800000001', 12],
      ['甲 & <乙> "丙"', null, -0.5],
    ]);
    expect(unzip(bytes)['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  });

  it('has the parts that a spreadsheet needs, and a sheet name that it takes', async () => {
    const files = unzip(await write());

    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(files['xl/workbook.xml']).toContain('sheet name="候选人 1  甲 乙"');
  });

  it('survives texts that XML or Excel do not take', async () => {
    const bytes = await write([
      ['a\u0000b\u000Bc\uFFFFd', '_x0041_', null],
      ['\uD800', `长${'文'.repeat(40_000)}`, null],
    ]);

    const [, first, second] = cellsOf(bytes);
    expect(first).toEqual(['abcd', '_x005F_x0041_', null]);
    expect(second![0]).toBe('\uFFFD');
    expect(String(second![1])).toHaveLength(32_767);
  });

  it('takes rows no faster than it writes them: 100,000 need no more memory than 1,000', async () => {
    let ahead = 0;
    async function* many() {
      for (let page = 0; page < 100; page += 1) {
        yield Array.from({ length: 1_000 }, (_, row): CellValue[] => [
          `欧阳静怡${page}-${row}`,
          '13800138000',
          row,
        ]);
        ahead = Math.max(ahead, process.memoryUsage().arrayBuffers);
      }
    }
    const before = process.memoryUsage().arrayBuffers;
    const file = path.join(folder, 'large.xlsx');

    await writeXlsx(file, columns, many(), '大');

    expect((ahead - before) / 1_048_576).toBeLessThan(24);
    expect(cellsOf(readFileSync(file))).toHaveLength(100_001);
  });
});
