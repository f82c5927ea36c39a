import { useTexts, type MenuItem } from '@mingjian/ui';
import type { RichEditor } from './editor/slateNodes';
import * as tables from './editor/tableCommands';
import type { ToolState } from './editor/toolState';
import { richTextTexts } from './RichText.texts';

/** Returns the actions of the table tool: another table, or rows and columns of the present one. */
export function useTableItems(
  { isInTable, isSpanned }: ToolState,
  insert: () => void,
  run: (command: (editor: RichEditor) => unknown) => void,
): MenuItem[] {
  const t = useTexts(richTextTexts);
  if (!isInTable) return [{ key: 'insert', label: t.insertTable, onSelect: insert }];
  const item = (
    key: string,
    label: string,
    command: (editor: RichEditor, place: tables.TablePlace) => void,
    needsPlain = true,
  ): MenuItem => ({
    key,
    label,
    ...(needsPlain && isSpanned && { disabledReason: t.spanned }),
    onSelect: () =>
      run((editor) => {
        const place = tables.tablePlace(editor);
        if (place) command(editor, place);
      }),
  });
  return [
    item('rowAbove', t.rowAbove, (editor, place) => tables.addRow(editor, place, 0)),
    item('rowBelow', t.rowBelow, (editor, place) => tables.addRow(editor, place, 1)),
    item('columnBefore', t.columnBefore, (editor, place) => tables.addColumn(editor, place, 0)),
    item('columnAfter', t.columnAfter, (editor, place) => tables.addColumn(editor, place, 1)),
    item('toggleHead', t.toggleHead, tables.toggleHead, false),
    { key: 'line', separator: true },
    item('removeRow', t.removeRow, tables.removeRow),
    item('removeColumn', t.removeColumn, tables.removeColumn),
    item('removeTable', t.removeTable, tables.removeTable, false),
  ];
}
