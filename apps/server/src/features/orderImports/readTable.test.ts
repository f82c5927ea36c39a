import { readTable } from './readTable';
import { archiveOf, workbookOf } from './sheets.fixtures';

const reader = { userId: 'reader' };
const xlsx = async (bytes: Uint8Array) => readTable({ bytes, format: 'xlsx' }, reader);
const csv = async (bytes: Uint8Array) => readTable({ bytes, format: 'csv' }, reader);
const utf8 = (text: string) => new TextEncoder().encode(text);

/** A workbook whose first sheet has these rows; each cell is written as it stands. */
const sheet = (rows: string, claimed?: number) =>
  archiveOf(
    {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId7" ' +
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ' +
        'Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/styles.xml':
        '<styleSheet><cellXfs count="2"><xf numFmtId="0"/>' +
        '<xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    claimed,
  );
const text = (at: string, content: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`;

describe('the content of a workbook', () => {
  it('is its texts, its numbers as numbers, and where each row stands in the file', async () => {
    const bytes = await workbookOf([
      ['姓名', '证件号', '手机号'],
      ['张三', Number('110101199001011234'), 13_800_001_234],
      [null, null, null],
      ['=李四', '11010119900101123X', null],
    ]);

    expect(await xlsx(bytes)).toEqual({
      headers: ['姓名', '证件号', '手机号'],
      rows: [
        {
          row: 2,
          cells: ['张三', { number: '110101199001011232' }, { number: '13800001234' }],
        },
        { row: 4, cells: ['=李四', '11010119900101123X', ''] },
      ],
      emptyRows: 1,
    });
  });

  it('has days of Beijing, and errors by their names', async () => {
    const bytes = sheet(
      `<row r="2">${text('A2', '姓名')}${text('B2', '生日')}</row>` +
        '<row r="3"><c r="A3" t="e"><v>#N/A</v></c><c r="B3" s="1"><v>32876</v></c></row>' +
        '<row r="4"><c r="A4"><v>1.3800001234E10</v></c><c r="B4" s="1"><v>32876.99999999</v></c></row>',
    );

    expect(await xlsx(bytes)).toMatchObject({
      headers: ['姓名', '生日'],
      rows: [
        { row: 3, cells: [{ error: '#N/A' }, '1990-01-03'] },
        { row: 4, cells: [{ number: '13800001234' }, '1990-01-04'] },
      ],
    });
  });

  it('is refused when it would fill the memory, whatever its directory says', async () => {
    const bomb = `${' '.repeat(30_000_000)}`;
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.xml`, '']));

    expect(await xlsx(sheet(bomb))).toBe('bomb');
    expect(await xlsx(archiveOf(many))).toBe('bomb');
    expect(await xlsx(sheet(bomb, 1_000))).toBe('broken');
    expect(await xlsx(sheet('<row r="999999999"><c r="A999999999"><v>1</v></c></row>'))).toBe(
      'bomb',
    );
  });

  it('has nothing of other files, and no text that grows', async () => {
    const entities =
      '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY long "长长长长">]>';
    const rows = `<row r="1">${text('A1', '姓名')}${text('B1', '&file;&long;')}</row>`;

    const table = await xlsx(sheet(`${entities}${rows}<row r="2">${text('A2', '张三')}</row>`));

    expect(JSON.stringify(table)).toContain('姓名');
    expect(JSON.stringify(table)).not.toMatch(/root:|长/);
  });

  it.each([
    ['no archive', utf8('姓名,手机号')],
    ['an archive that ends early', sheet('<row r="1"/>').subarray(0, 200)],
    ['an archive without a sheet', archiveOf({ 'a.xml': '<a/>' })],
    ['a sheet that ends early', sheet('<row r="1"><c r="A1"')],
    ['nothing', new Uint8Array(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await xlsx(new Uint8Array(bytes))).toBe('broken');
  });

  it('is refused without rows, and with too many rows or columns', async () => {
    const wide = Array.from({ length: 51 }, (_, at) => `${at}`);

    expect(await xlsx(await workbookOf([['姓名'], [null]]))).toBe('empty');
    expect(await csv(utf8('\r\n\r\n'))).toBe('empty');
    expect(await csv(utf8(`a\n${'1\n'.repeat(5_001)}`))).toBe('tooManyRows');
    expect(await csv(utf8(`${wide.join(',')}\n${wide.join(',')}`))).toBe('tooManyColumns');
  });
});

describe('the content of CSV', () => {
  const table = {
    headers: ['姓名', '备注'],
    rows: [{ row: 2, cells: ['张三', '他说，"好"\n,;'] }],
    emptyRows: 0,
  };

  it.each([',', ';', '\t'])('is separated by %j as its first line is', async (sign) => {
    const quoted = '"他说，""好""\n,;"';
    const content = `\uFEFF姓名${sign}备注\r\n张三${sign}${quoted}\r\n`;

    expect(await csv(utf8(content))).toEqual(table);
  });

  it('is read in GB18030, also with characters of four bytes', async () => {
    const bytes = [0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd, 0x81, 0x39, 0xef, 0x30];

    expect(await csv(Uint8Array.from(bytes))).toMatchObject({
      headers: ['姓名'],
      rows: [{ cells: ['张三㐁'] }],
    });
  });

  it('is refused when its bytes are no text', async () => {
    expect(await csv(Uint8Array.from([0xff, 0xff, 0, 0x81]))).toBe('broken');
  });
});
