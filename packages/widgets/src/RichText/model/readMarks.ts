import { styleOf } from '../../internal/richText/inlineStyles';
import { readColor } from './colors';
import { readFontTag, readSize } from './fontSizes';
import type { Mark, RichTextLeaf } from './richDocument';

/** The look of letters, without their text. */
export type LeafStyle = Omit<RichTextLeaf, 'text'>;

const TAG_MARKS: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sub: 'subscript',
  sup: 'superscript',
};

/** Returns the declarations of a style attribute by property, in lower case. */
export function declarationsOf(element: Element): Map<string, string> {
  const style = styleOf(element);
  return new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const value = declaration.slice(colon + 1).replace(/!important/i, '');
      return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]];
    }),
  );
}

/** Returns the look of an element's letters, based on that of the letters around it. */
export function readMarks(
  element: Element,
  style: ReadonlyMap<string, string>,
  around: LeafStyle,
): LeafStyle {
  const marks: LeafStyle = { ...around };
  const tag = element.nodeName.toLowerCase();
  const mark = Object.hasOwn(TAG_MARKS, tag) ? TAG_MARKS[tag] : undefined;
  if (mark) marks[mark] = true;
  if (tag === 'font') readFont(element, marks);
  readWeight(style, marks);
  const decoration = ['text-decoration', 'text-decoration-line']
    .map((name) => style.get(name) ?? '')
    .join(' ');
  if (decoration.includes('underline')) marks.underline = true;
  if (decoration.includes('line-through')) marks.strike = true;
  if (style.get('vertical-align') === 'super') marks.superscript = true;
  if (style.get('vertical-align') === 'sub') marks.subscript = true;
  assign(marks, 'size', readSize(style.get('font-size') ?? ''));
  assign(marks, 'color', readColor(style.get('color') ?? ''));
  assign(marks, 'background', readBackground(style));
  return marks;
}

/** Returns the background colour of declarations. */
export const readBackground = (style: ReadonlyMap<string, string>) =>
  readColor(style.get('background-color') ?? style.get('background') ?? '');

function readWeight(style: ReadonlyMap<string, string>, marks: LeafStyle) {
  const weight = style.get('font-weight');
  if (weight !== undefined)
    toggle(marks, 'bold', weight.startsWith('bold') || Number(weight) >= 600);
  const slant = style.get('font-style');
  if (slant !== undefined) toggle(marks, 'italic', /^(italic|oblique)/.test(slant));
}

function readFont(element: Element, marks: LeafStyle) {
  assign(marks, 'size', readFontTag(element.getAttribute('size') ?? ''));
  assign(marks, 'color', readColor(element.getAttribute('color') ?? ''));
}

function toggle(marks: LeafStyle, mark: Mark, isOn: boolean) {
  if (isOn) marks[mark] = true;
  else delete marks[mark];
}

function assign<Name extends 'size' | 'color' | 'background'>(
  marks: LeafStyle,
  name: Name,
  value: LeafStyle[Name],
) {
  if (value !== undefined) marks[name] = value;
}
