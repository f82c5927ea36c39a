import type { ReactNode } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { inkColor, markColor } from '../internal/richText/adaptiveColors';
import { MARKS, type Mark, type RichTextLeaf } from './model/richDocument';

const MARK_NAMES = Object.keys(MARKS) as Mark[];

/** Letters that look alike. */
export function RichLeafView({ attributes, children, leaf }: RenderLeafProps) {
  const look = leaf as RichTextLeaf;
  const style = {
    fontSize: look.size && `${look.size}pt`,
    color: look.color && inkColor(look.color),
    backgroundColor: look.background && markColor(look.background),
  };
  const content = MARK_NAMES.filter((mark) => look[mark]).reduceRight<ReactNode>((inner, mark) => {
    const Tag = MARKS[mark];
    return <Tag>{inner}</Tag>;
  }, children as ReactNode);
  return (
    <span {...attributes} style={style}>
      {content}
    </span>
  );
}
