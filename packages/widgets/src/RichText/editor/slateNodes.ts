import { Editor, Element, type Descendant, type Node, type NodeEntry, type Path } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type {
  RichBlock,
  RichCell,
  RichImage,
  RichLink,
  RichMergeField,
  RichRow,
  RichTextBlock,
} from '../model/richDocument';

/**
 * A slate editor of rich text. Its nodes are those of the model, and only this file casts them:
 * slate's own way would declare them in the types of every project that imports it.
 */
export type RichEditor = Editor & ReactEditor & HistoryEditor;

/** Any node of the model with a type. */
export type RichElement = RichBlock | RichRow | RichCell | RichLink | RichImage | RichMergeField;

/** Returns the document of an editor. */
export const blocksOf = (editor: Editor) => editor.children as unknown as RichBlock[];

/** Returns nodes of the model as slate takes them. */
export const nodesOf = (nodes: readonly (RichElement | { text: string })[]) =>
  nodes as unknown as Descendant[];

/** Returns a node of slate as one of the model; `undefined` for a text or the editor. */
export const elementOf = (node: Node): RichElement | undefined =>
  Element.isElement(node) ? (node as unknown as RichElement) : undefined;

/** Returns properties as slate takes them. */
export const propsOf = (
  props: Partial<RichTextBlock> | Partial<RichCell> | Partial<RichImage> | Partial<RichLink>,
) => props as Partial<Element>;

/** Returns the nearest element around the selection of some type, with its path. */
export function around<Type extends RichElement['type']>(
  editor: Editor,
  ...types: readonly Type[]
): [Extract<RichElement, { type: Type }>, Path] | undefined {
  if (editor.selection === null) return undefined;
  const entry = Editor.above(editor, {
    match: (node) => types.includes(elementOf(node)?.type as Type),
    voids: true,
  });
  return entry && [elementOf(entry[0]) as Extract<RichElement, { type: Type }>, entry[1]];
}

/** Whether a node is a paragraph or heading. */
export const isTextNode = (node: Node) => {
  const type = elementOf(node)?.type;
  return type === 'paragraph' || type === 'heading';
};

/** Returns the paragraphs and headings that the selection touches. */
export function selectedBlocks(editor: Editor): [RichTextBlock, Path][] {
  if (editor.selection === null) return [];
  const entries = Array.from(Editor.nodes(editor, { match: isTextNode })) as NodeEntry[];
  return entries.map(([node, path]) => [elementOf(node) as RichTextBlock, path]);
}
