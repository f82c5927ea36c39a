import type { BlockProps } from './blockBuilder';
import type { Alignment } from './richDocument';

/** Elements that begin and end a line. */
export const BLOCKS = new Set(
  (
    'address article aside caption center dd details div dl dt fieldset figcaption figure footer ' +
    'form header li main nav p pre section summary body'
  ).split(' '),
);
/** Headings, in lower case. */
export const HEADING = /^h[1-6]$/;
const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
};

/** Whether an element is a box: its background is not that of its letters. */
export const isBox = (tag: string) =>
  BLOCKS.has(tag) || /^(h[1-6]|ul|ol|blockquote|td|th)$/.test(tag);

/** Returns declarations without those of the background. */
export function withoutBackground(style: ReadonlyMap<string, string>) {
  const rest = new Map(style);
  rest.delete('background');
  rest.delete('background-color');
  return rest;
}

/** Returns the properties of the blocks in an element, based on those around it. */
export function propsOf(
  element: Element,
  style: ReadonlyMap<string, string>,
  around: BlockProps,
): BlockProps {
  const tag = element.nodeName.toLowerCase();
  const align =
    tag === 'center'
      ? 'center'
      : (style.get('text-align') ?? element.getAttribute('align')?.toLowerCase());
  const props: BlockProps = { ...around };
  if (align !== undefined && isBox(tag)) {
    delete props.align;
    if (Object.hasOwn(ALIGNMENTS, align)) props.align = ALIGNMENTS[align]!;
  }
  if (tag === 'blockquote') props.quote = true;
  if (HEADING.test(tag)) {
    props.type = 'heading';
    props.level = Number(tag[1]);
  }
  return props;
}
