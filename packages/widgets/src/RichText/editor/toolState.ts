import { Editor } from 'slate';
import {
  MARKS,
  type Alignment,
  type ListKind,
  type Mark,
  type RichTextLeaf,
} from '../model/richDocument';
import { around, selectedBlocks, type RichEditor } from './slateNodes';
import { hasSpans, tablePlace } from './tableCommands';

/** State of the tools at the selection. */
export interface ToolState {
  /** Names of the marks that are on, joined. */
  marks: string;
  size: number | null;
  color: string | null;
  background: string | null;
  /** Level of the heading, 0 for a paragraph, `null` for several. */
  level: number | null;
  align: Alignment;
  list: ListKind | null;
  isQuote: boolean;
  isLink: boolean;
  isImage: boolean;
  isInTable: boolean;
  isSpanned: boolean;
  canIndent: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** Returns the state of the tools. Its values are plain, so that equal states can be told. */
export function toolState(given: Editor): ToolState {
  const editor = given as RichEditor;
  const marks = (
    editor.selection === null ? null : Editor.marks(editor)
  ) as Partial<RichTextLeaf> | null;
  const blocks = selectedBlocks(editor).map(([block]) => block);
  const levels = new Set(blocks.map(({ level = 0 }) => level));
  const [first] = blocks;
  const place = tablePlace(editor);
  return {
    marks: (Object.keys(MARKS) as Mark[]).filter((mark) => marks?.[mark]).join(),
    size: marks?.size ?? null,
    color: marks?.color ?? null,
    background: marks?.background ?? null,
    level: levels.size === 1 ? (first!.level ?? 0) : levels.size === 0 ? 0 : null,
    align: first?.align ?? 'left',
    list:
      blocks.length > 0 && blocks.every(({ list }) => list === first!.list)
        ? (first!.list ?? null)
        : null,
    isQuote: blocks.length > 0 && blocks.every(({ quote }) => quote),
    isLink: around(editor, 'link') !== undefined,
    isImage: around(editor, 'image') !== undefined,
    isInTable: place !== undefined,
    isSpanned: place !== undefined && hasSpans(place.table),
    canIndent: blocks.some(({ list }) => list),
    canUndo: editor.history.undos.length > 0,
    canRedo: editor.history.redos.length > 0,
  };
}

/** Whether two states of the tools are the same. */
export const isSameState = (one: ToolState | null, other: ToolState) =>
  one !== null &&
  (Object.keys(other) as (keyof ToolState)[]).every((name) => one[name] === other[name]);
