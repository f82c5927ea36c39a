/** A piece of two texts: in both, or in one of them alone. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Most pairs of words that are compared; longer texts are compared as one piece. */
const MOST_PAIRS = 1_000_000;

/** Returns how a text became another: words of Latin letters, and Chinese ones by character. */
export function textDiff(before: string, after: string): DiffPiece[] {
  const first = wordsOf(before);
  const second = wordsOf(after);
  if (first.length * second.length > MOST_PAIRS)
    return before === after
      ? piecesOf([['same', before]])
      : piecesOf([
          ['removed', before],
          ['added', after],
        ]);
  return piecesOf(stepsOf(first, second, commonLengths(first, second)));
}

/** Returns the words of a sanitised rich text, those of each paragraph on a line of its own. */
export function plainText(html: string): string {
  if (!html.includes('<')) return html;
  return html
    .replaceAll(/<\/(p|li|tr|h[1-6]|blockquote|div)>|<br[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  amp: '&',
};

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

function stepsOf(first: readonly string[], second: readonly string[], lengths: Uint32Array) {
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
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') pieces.push({ kind, text });
  }
  return pieces;
}
