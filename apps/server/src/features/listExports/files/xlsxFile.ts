import type { ExportColumn } from '@mingjian/api';
import type { CellPages } from './csvFile';
import { SHEET_END, sheetRows, sheetStart, xmlText } from './sheetXml';
import { writeZip } from './zipFile';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PARTS = 'application/vnd.openxmlformats-package';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of a workbook. */
export interface XlsxSheet {
  name: string;
  columns: readonly ExportColumn[];
  rows: CellPages;
}

/** Writes a workbook with one sheet: the minimum of ISO/IEC 29500. */
export const writeXlsx = async (
  path: string,
  columns: readonly ExportColumn[],
  rows: CellPages,
  name: string,
) => writeWorkbook(path, [{ name, columns, rows }]);

/** Writes a workbook with several sheets, of which the first one is open. */
export async function writeWorkbook(path: string, sheets: readonly XlsxSheet[]) {
  await writeZip(path, [
    ...Object.entries(partsAround(sheets.map(({ name }) => name))).map(([name, text]) => ({
      name,
      content: [HEAD + text],
    })),
    ...sheets.map((sheet, index) => ({ name: `xl/${partOf(index)}`, content: elementsOf(sheet) })),
  ]);
}

async function* elementsOf({ columns, rows }: XlsxSheet) {
  yield sheetStart(columns);
  let next = 2;
  for await (const page of rows) {
    yield sheetRows(page, columns, next);
    next += page.length;
  }
  yield SHEET_END;
}

const partOf = (index: number) => `worksheets/sheet${index + 1}.xml`;

const partsAround = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="${PARTS}.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    names
      .map(
        (_, index) =>
          `<Override PartName="/xl/${partOf(index)}" ContentType="${TYPES}.worksheet+xml"/>`,
      )
      .join('') +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml':
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>` +
    names
      .map(
        (name, index) =>
          `<sheet name="${sheetTitle(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('') +
    '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relationships([
    ...names.map((_, index) => ['worksheet', partOf(index)] as const),
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': STYLES,
});

/** Returns the relationships of a part: types and targets, numbered from `rId1`. */
function relationships(targets: readonly (readonly [type: string, target: string])[]) {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** Plain, head, text (format 49), money (format 4): `sheetXml` names them by their place. */
const STYLES =
  `<styleSheet xmlns="${SHEETS}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/>' +
  '<xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs>' +
  '</styleSheet>';

/** Excel takes 31 characters, and none of `[]:*?/\`. */
function sheetTitle(name: string) {
  return xmlText(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)) || 'Sheet1';
}
