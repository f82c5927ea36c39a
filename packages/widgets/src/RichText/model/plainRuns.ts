import type { RichBlock } from './richDocument';

/** Most blocks of a run. */
const MOST = 64;

/** Blocks one after the other, with their HTML. */
export interface Run {
  blocks: readonly RichBlock[];
  html: string;
}

/** Runs by their first block. Blocks never change, so a key writes the run of one of them. */
const written = new WeakMap<RichBlock, Run>();

/**
 * Returns a run of blocks that stand for themselves, from the one at `from`. It ends where a
 * written one begins, so an inserted block leaves those below as they are.
 */
export function plainRun(
  blocks: readonly RichBlock[],
  from: number,
  isPlain: (block: RichBlock) => boolean,
  write: (block: RichBlock) => string,
): Run {
  let end = from + 1;
  while (end < blocks.length && end < from + MOST && isPlain(blocks[end]!)) {
    if (writtenRun(blocks, end)) break;
    end += 1;
  }
  const own = blocks.slice(from, end);
  const run = { blocks: own, html: own.map(write).join('') };
  written.set(own[0]!, run);
  return run;
}

/** Returns the written run that begins at `from`, as far as its blocks still follow each other. */
export function writtenRun(blocks: readonly RichBlock[], from: number): Run | undefined {
  const run = written.get(blocks[from]!);
  return run?.blocks.every((block, index) => block === blocks[from + index]) ? run : undefined;
}
