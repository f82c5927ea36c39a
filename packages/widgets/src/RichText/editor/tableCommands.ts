import { Editor, Path, Transforms } from 'slate';
import { emptyParagraph, type RichCell, type RichTable } from '../model/richDocument';
import { insertBlock } from './commands';
import { around, nodesOf, propsOf, type RichEditor } from './slateNodes';

const emptyCell = (isHeader: boolean): RichCell => ({
  type: 'cell',
  ...(isHeader && { header: true }),
  children: [emptyParagraph()],
});

/** Inserts a table, whose first row may be its heads. */
export function insertTable(
  editor: RichEditor,
  rows: number,
  columns: number,
  hasHead: boolean,
): void {
  const table: RichTable = {
    type: 'table',
    children: Array.from({ length: rows }, (_, row) => ({
      type: 'row',
      children: Array.from({ length: columns }, () => emptyCell(hasHead && row === 0)),
    })),
  };
  insertBlock(editor, table);
}

/** A place in a table. */
export interface TablePlace {
  table: RichTable;
  path: Path;
  row: number;
  column: number;
}

/** Returns the place of the selection in a table. */
export function tablePlace(editor: RichEditor): TablePlace | undefined {
  const table = around(editor, 'table');
  const cell = around(editor, 'cell');
  if (!table || !cell) return undefined;
  const [row, column] = cell[1].slice(-2);
  return { table: table[0], path: table[1], row: row!, column: column! };
}

/** Whether some cell spans others: rows and columns are then not those of the lists. */
export const hasSpans = ({ children }: RichTable) =>
  children.some((row) => row.children.some(({ colSpan, rowSpan }) => colSpan ?? rowSpan));

/** Adds a row before or after that of the caret. */
export function addRow(editor: RichEditor, { table, path, row }: TablePlace, offset: 0 | 1): void {
  const children = table.children[row]!.children.map(() => emptyCell(false));
  const at = [...path, row + offset];
  Transforms.insertNodes(editor, nodesOf([{ type: 'row', children }]), { at });
  Transforms.select(editor, Editor.start(editor, at));
}

/** Adds a column before or after that of the caret. */
export function addColumn(
  editor: RichEditor,
  { table, path, row, column }: TablePlace,
  offset: 0 | 1,
): void {
  Editor.withoutNormalizing(editor, () => {
    table.children.forEach(({ children }, index) => {
      const isHeader = children[column]?.header === true;
      Transforms.insertNodes(editor, nodesOf([emptyCell(isHeader)]), {
        at: [...path, index, Math.min(column + offset, children.length)],
      });
    });
  });
  Transforms.select(editor, Editor.start(editor, [...path, row, column + offset]));
}

/** Removes the row of the caret; the only one with its table. */
export function removeRow(editor: RichEditor, { table, path, row }: TablePlace): void {
  Transforms.removeNodes(editor, { at: table.children.length > 1 ? [...path, row] : path });
}

/** Removes the column of the caret; the only one with its table. */
export function removeColumn(editor: RichEditor, { table, path, row, column }: TablePlace): void {
  if (table.children[row]!.children.length === 1) {
    Transforms.removeNodes(editor, { at: path });
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    table.children.forEach(({ children }, index) => {
      if (children[column]) Transforms.removeNodes(editor, { at: [...path, index, column] });
    });
  });
}

/** Makes heads of the first row, or plain cells of them. */
export function toggleHead(editor: RichEditor, { table, path }: TablePlace): void {
  const cells = table.children[0]!.children;
  const isHead = cells.every(({ header }) => header);
  cells.forEach((_, column) => {
    const at = [...path, 0, column];
    if (isHead) Transforms.unsetNodes(editor, ['header'] as never, { at });
    else Transforms.setNodes(editor, propsOf({ header: true }), { at });
  });
}

/** Removes the table of the caret. */
export const removeTable = (editor: RichEditor, { path }: TablePlace): void =>
  Transforms.removeNodes(editor, { at: path });

/**
 * Moves the caret to the next or previous cell; returns whether it is in a table. Behind the last
 * cell a row is added.
 */
export function moveCell(editor: RichEditor, step: 1 | -1): boolean {
  const place = tablePlace(editor);
  if (!place) return false;
  const { table, path, row, column } = place;
  const cells = table.children.flatMap(({ children }, index) =>
    children.map((_, cell) => [...path, index, cell]),
  );
  const index = cells.findIndex((cell) => Path.equals(cell, [...path, row, column]));
  const next = cells[index + step];
  if (next) Transforms.select(editor, Editor.start(editor, next));
  else if (step === 1) addRow(editor, place, 1);
  return true;
}
