import { foldText } from './foldText';
import type { PaletteItem } from './paletteItem';

/** Start and end of matching letters in a label. */
export type PaletteMark = readonly [start: number, end: number];

/** A text's match in an item. */
export interface PaletteMatch {
  /** Higher is better: the start of the label, of a word, of a key, within, letters in order. */
  score: number;
  /** The matching letters of the label, in order. */
  marks: readonly PaletteMark[];
}

const SCORES = { prefix: 5, word: 4, key: 3, within: 2, letters: 1 };

/** Letters that belong to a word; Chinese characters are words of their own. */
const WORD_LETTER = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns the match of a text in an item, `null` for none. Every word of the text must match; the
 * worst of them decides.
 */
export function matchItem(item: PaletteItem, text: string): PaletteMatch | null {
  const typed = foldText(text).text.trim();
  const whole = matchWord(item, typed);
  const words = typed.split(/\s+/u);
  if (whole || words.length === 1) return whole;
  const matches = words.map((word) => matchWord(item, word));
  if (matches.some((match) => match === null)) return null;
  const found = matches as PaletteMatch[];
  return {
    score: Math.min(...found.map(({ score }) => score)),
    marks: joined(found.flatMap(({ marks }) => marks)),
  };
}

function matchWord(item: PaletteItem, typed: string): PaletteMatch | null {
  const label = foldText(item.label);
  const start = wordStart(label.text, typed);
  const marked = (from: number) => [label.range(from, from + typed.length)];
  if (start === 0) return { score: SCORES.prefix, marks: marked(start) };
  if (start > 0) return { score: SCORES.word, marks: marked(start) };
  const byKey = matchKeys(item, typed);
  if (byKey?.score === SCORES.key) return byKey;
  const within = label.text.indexOf(typed);
  if (within >= 0) return { score: SCORES.within, marks: marked(within) };
  return byKey ?? matchLetters(label, typed);
}

/** Returns the first position where a word starts with the text; -1 for none. */
function wordStart(label: string, typed: string): number {
  for (let at = label.indexOf(typed); at >= 0; at = label.indexOf(typed, at + 1)) {
    const isInside = at > 0 && WORD_LETTER.test(label[at - 1]!) && WORD_LETTER.test(label[at]!);
    if (!isInside) return at;
  }
  return -1;
}

/** Returns the match of a key, whose letters are marked where each is of one character. */
function matchKeys({ label, keys = [] }: PaletteItem, typed: string): PaletteMatch | null {
  const folded = foldText(label);
  let best: PaletteMatch | null = null;
  for (const key of keys) {
    const at = key.indexOf(typed);
    const score = at === 0 ? SCORES.key : SCORES.within;
    if (at < 0 || score <= (best?.score ?? 0)) continue;
    const isByCharacter = key.length === folded.text.length;
    best = { score, marks: isByCharacter ? [folded.range(at, at + typed.length)] : [] };
  }
  return best;
}

/** Returns the match of letters that appear in their order, with others between them. */
function matchLetters(label: ReturnType<typeof foldText>, typed: string): PaletteMatch | null {
  const marks: PaletteMark[] = [];
  let at = -1;
  for (const letter of typed) {
    at = label.text.indexOf(letter, at + 1);
    if (at < 0) return null;
    marks.push(label.range(at, at + letter.length));
    at += letter.length - 1;
  }
  return { score: SCORES.letters, marks: joined(marks) };
}

/** Returns marks in their order, neighbours and overlaps as one. */
function joined(marks: readonly PaletteMark[]): PaletteMark[] {
  const result: PaletteMark[] = [];
  for (const [start, end] of [...marks].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
