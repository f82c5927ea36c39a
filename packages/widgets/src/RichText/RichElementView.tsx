import type { CSSProperties, MouseEvent } from 'react';
import type { Editor } from 'slate';
import { useSelected, useSlateSelector, type RenderElementProps } from 'slate-react';
import { markColor } from '../internal/richText/adaptiveColors';
import { blocksOf, elementOf } from './editor/slateNodes';
import { itemMark, itemNumbers } from './model/listItems';
import type { RichBlock, RichCell, RichImage, RichTextBlock } from './model/richDocument';
import { RichImageView } from './RichImageView';
import * as S from './RichText.styles';

/** One element of the document. */
export function RichElementView(props: RenderElementProps) {
  const { attributes, children } = props;
  const element = elementOf(props.element)!;
  switch (element.type) {
    case 'paragraph':
    case 'heading':
      return element.list ? (
        <Item {...props} block={element} />
      ) : (
        <TextBlock {...props} block={element} />
      );
    case 'divider':
      return <Divider {...props} />;
    case 'table':
      return (
        <table {...attributes}>
          <tbody>{children}</tbody>
        </table>
      );
    case 'row':
      return <tr {...attributes}>{children}</tr>;
    case 'cell':
      return <Cell {...props} cell={element} />;
    case 'link':
      return (
        <a {...attributes} href={element.url} onClick={openWithKey}>
          {children}
        </a>
      );
    case 'mergeField':
      return <MergeChip {...props} label={element.label} />;
    case 'image':
      return <RichImageView {...props} image={element as RichImage} />;
  }
}

/** A click places the caret; with Ctrl or Command it opens the page. */
function openWithKey(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey)
    window.open(event.currentTarget.href, '_blank', 'noopener,noreferrer');
}

interface BlockProps extends RenderElementProps {
  block: RichTextBlock;
}

function TextBlock({ attributes, children, block }: BlockProps) {
  const Tag = block.type === 'heading' ? (`h${block.level}` as 'h1') : 'p';
  const style: CSSProperties = { textAlign: block.align };
  return (
    <Tag {...attributes} style={style} data-quote={block.quote}>
      {children}
    </Tag>
  );
}

function Item(props: BlockProps) {
  const { attributes, children, block } = props;
  const number = useSlateSelector((editor) => numbersOf(editor).get(block) ?? 0);
  const Tag = block.type === 'heading' ? (`h${block.level}` as 'h1') : 'p';
  const style = {
    textAlign: block.align,
    '--mj-rich-text-depth': block.depth ?? 0,
  } as CSSProperties;
  return (
    <Tag {...attributes} style={style} data-quote={block.quote} data-mark={itemMark(block, number)}>
      {children}
    </Tag>
  );
}

const numbered = new WeakMap<object, ReadonlyMap<RichBlock, number>>();

/** Returns the numbers of all items of a document, counted once a change. */
function numbersOf(editor: Editor): ReadonlyMap<RichBlock, number> {
  const known = numbered.get(editor.children);
  if (known) return known;
  const blocks = blocksOf(editor);
  const cells = blocks.flatMap((block) =>
    block.type === 'table' ? block.children.flatMap((row) => row.children) : [],
  );
  const numbers = new Map(
    [blocks, ...cells.map(({ children }) => children)].flatMap((list) => [...itemNumbers(list)]),
  );
  numbered.set(editor.children, numbers);
  return numbers;
}

function Divider({ attributes, children }: RenderElementProps) {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <S.Divider contentEditable={false} data-selected={isSelected || undefined}>
        <hr />
      </S.Divider>
      {children}
    </div>
  );
}

function Cell({ attributes, children, cell }: RenderElementProps & { cell: RichCell }) {
  const Tag = cell.header ? 'th' : 'td';
  return (
    <Tag
      {...attributes}
      colSpan={cell.colSpan}
      rowSpan={cell.rowSpan}
      style={{ width: cell.width, backgroundColor: cell.background && markColor(cell.background) }}
    >
      {children}
    </Tag>
  );
}

function MergeChip({ attributes, children, label }: RenderElementProps & { label: string }) {
  const isSelected = useSelected();
  return (
    <S.MergeChip {...attributes} contentEditable={false} data-selected={isSelected || undefined}>
      {label}
      {children}
    </S.MergeChip>
  );
}
