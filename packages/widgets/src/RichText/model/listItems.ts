import { isTextBlock, type ListKind, type RichBlock, type RichTextBlock } from './richDocument';

/** Whether a block is a list item. */
export const isItem = (block: RichBlock): block is RichTextBlock & { list: ListKind } =>
  isTextBlock(block) && block.list !== undefined;

/**
 * Returns blocks whose list items are at most one deeper than the one before, and have a start only
 * where their number does not follow from it.
 */
export function levelled(blocks: readonly RichBlock[]): RichBlock[] {
  let open: ListKind[] = [];
  let before: RichBlock | undefined;
  return blocks.map((block) => {
    const isSameQuote =
      before && isTextBlock(before) && isTextBlock(block) && before.quote === block.quote;
    before = block;
    if (!isItem(block)) {
      open = [];
      return block;
    }
    if (!isSameQuote) open = [];
    const depth = Math.min(block.depth ?? 0, open.length);
    const follows = open[depth] === 'number';
    open = [...open.slice(0, depth), block.list];
    const { depth: _, start, ...rest } = block;
    const isNumbered = start !== undefined && block.list === 'number' && (start !== 1 || follows);
    return { ...rest, ...(depth > 0 && { depth }), ...(isNumbered && { start }) };
  });
}

/** Returns the numbers of numbered items, by block. */
export function itemNumbers(blocks: readonly RichBlock[]): Map<RichBlock, number> {
  const numbers = new Map<RichBlock, number>();
  let open: { list: ListKind; number: number }[] = [];
  for (const block of blocks) {
    if (!isItem(block)) {
      open = [];
      continue;
    }
    const depth = Math.min(block.depth ?? 0, open.length);
    const last = open[depth]?.list === block.list ? open[depth]!.number : 0;
    const number = block.start ?? last + 1;
    open = [...open.slice(0, depth), { list: block.list, number }];
    if (block.list === 'number') numbers.set(block, number);
  }
  return numbers;
}

const BULLETS = ['•', '◦', '▪'];

/** Returns the mark before an item: a bullet, or its number as its depth writes it. */
export function itemMark(
  { list, depth = 0 }: Pick<RichTextBlock, 'list' | 'depth'>,
  number: number,
) {
  if (list === 'bullet') return BULLETS[depth % BULLETS.length]!;
  if (depth % 3 === 0) return `${number}.`;
  return `${depth % 3 === 1 ? letterOf(number) : romanOf(number)}.`;
}

const letterOf = (number: number): string =>
  number <= 0
    ? String(number)
    : (number > 26 ? letterOf(Math.floor((number - 1) / 26)) : '') +
      String.fromCharCode(97 + ((number - 1) % 26));

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function romanOf(number: number): string {
  let rest = number;
  let roman = '';
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) roman += letters;
  return roman || String(number);
}
