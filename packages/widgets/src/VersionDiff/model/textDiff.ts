/** A piece of two texts: in both, or in one of them alone. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Most pairs of words that are compared; longer texts are compared as one piece. */
const MOST_PAIRS = 1_000_000;

/**
 * Returns how a text became another, with the longest text that both have in common: words of Latin
 * letters, and Chinese ones by character.
 */
export function textDiff(before: string, after: string): DiffPiece[] {
  const first = wordsOf(before);
  const second = wordsOf(after);
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;

  return piecesOf([
    ['same', first.slice(0, start).join('')],
    ...changesOf(first.slice(start, first.length - end), second.slice(start, second.length - end)),
    ['same', first.slice(first.length - end).join('')],
  ]);
}

function changesOf(first: readonly string[], second: readonly string[]): Step[] {
  if (first.length * second.length <= MOST_PAIRS)
    return stepsOf(first, second, commonLengths(first, second));
  return [
    ['removed', first.join('')],
    ['added', second.join('')],
  ];
}

const wordsOf = (text: string) => text.match(/[A-Za-z0-9]+|[\s\S]/gu) ?? [];

/** Returns the lengths of the longest common words from each pair of places on. */
function commonLengths(first: readonly string[], second: readonly string[]) {
  const width = second.length + 1;
  const lengths = new Uint32Array((first.length + 1) * width);
  for (let i = first.length - 1; i >= 0; i -= 1)
    for (let j = second.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        first[i] === second[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  return lengths;
}

type Step = readonly [DiffPiece['kind'], string];

function stepsOf(
  first: readonly string[],
  second: readonly string[],
  lengths: Uint32Array,
): Step[] {
  const width = second.length + 1;
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < first.length || j < second.length)
    if (i < first.length && j < second.length && first[i] === second[j]) {
      steps.push(['same', first[i]!]);
      i += 1;
      j += 1;
    } else if (
      j === second.length ||
      (i < first.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      steps.push(['removed', first[i]!]);
      i += 1;
    } else {
      steps.push(['added', second[j]!]);
      j += 1;
    }
  return steps;
}

/** Joins steps of a kind that follow each other. */
function piecesOf(steps: readonly Step[]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  for (const [kind, text] of steps) {
    if (text === '') continue;
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  }
  return pieces;
}
