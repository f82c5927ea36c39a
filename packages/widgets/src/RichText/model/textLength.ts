import { textOf, type RichBlock } from './richDocument';

/** Blocks never change, so a key counts one of them. */
const counted = new WeakMap<RichBlock, number>();

/** Returns the number of characters of a document, in UTF-16 units, without line breaks. */
export function textLength(blocks: readonly RichBlock[]): number {
  let length = 0;
  for (const block of blocks) {
    let own = counted.get(block);
    if (own === undefined) {
      own = textOf([block]).replaceAll(/[\n\t]/g, '').length;
      counted.set(block, own);
    }
    length += own;
  }
  return length;
}
