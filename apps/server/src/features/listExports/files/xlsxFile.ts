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

/** Writes a workbook with one sheet: the minimum of ISO/IEC 29500. */
export async function writeXlsx(
  path: string,
  columns: readonly ExportColumn[],
  pages: CellPages,
  sheetName: string,
) {
  async function* sheet() {
    yield sheetStart(columns);
    for await (const rows of pages) yield sheetRows(rows, columns);
    yield SHEET_END;
  }
  await writeZip(path, [
    ...Object.entries(partsAround(sheetName)).map(([name, text]) => ({
      name,
      text: [HEAD + text],
    })),
    { name: 'xl/worksheets/sheet1.xml', text: sheet() },
  ]);
}

const partsAround = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="${PARTS}.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml':
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>` +
    `<sheet name="${sheetTitle(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships({
    worksheet: 'worksheets/sheet1.xml',
    styles: 'styles.xml',
  }),
  'xl/styles.xml': STYLES,
});

/** Returns the relationships of a part: targets by type, numbered from `rId1`. */
function relationships(targets: Readonly<Record<string, string>>) {
  const list = Object.entries(targets).map(
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
