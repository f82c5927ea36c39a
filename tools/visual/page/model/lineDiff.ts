/** A line of two texts laid into one: in both, in the first alone, or in the second alone. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A stretch of lines, or of so many equal ones that they are folded away. */
export type DiffPart = { folded: false; lines: DiffLine[] } | { folded: true; lines: DiffLine[] };

/**
 * Returns both texts as one, with the fewest lines removed and added; removed ones stand before
 * added ones.
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const head = commonLength(before, after, (lines, at) => lines[at]);
  const rest = Math.min(before.length, after.length) - head;
  const tail = Math.min(
    rest,
    commonLength(before, after, (lines, at) => lines[lines.length - 1 - at]),
  );
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...before.slice(0, head).map(same),
    ...diffMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(same),
  ];
}

function commonLength(
  before: readonly string[],
  after: readonly string[],
  pick: (lines: readonly string[], at: number) => string | undefined,
) {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && pick(before, length) === pick(after, length)) length += 1;
  return length;
}

/**
 * Walks the table of longest common subsequences; trees of a story have hundreds of lines at most.
 */
function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }

  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const isBoth = row < before.length && column < after.length;
    if (isBoth && before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] ?? '' });
      row += 1;
      column += 1;
    } else if (column === after.length || (isBoth && at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: before[row] ?? '' });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: after[column] ?? '' });
      column += 1;
    }
  }
  return lines;
}

/**
 * Returns the lines in parts, with equal ones further than `context` from a difference folded where
 * they are more than three.
 */
export function foldLines(lines: readonly DiffLine[], context = 2): DiffPart[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some((line) => line.kind !== 'same');
  const parts: DiffPart[] = [];
  for (const [at, line] of lines.entries()) {
    const folded = !isNear(at);
    const last = parts.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else parts.push({ folded, lines: [line] });
  }
  return parts.map((part) =>
    part.folded && part.lines.length <= 3 ? { folded: false, lines: part.lines } : part,
  );
}
