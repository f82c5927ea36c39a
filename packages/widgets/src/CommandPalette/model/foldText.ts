/** A text as searches compare it, and where its letters come from. */
export interface FoldedText {
  text: string;
  /** Returns start and end in the original of a range of the folded text. */
  range(start: number, end: number): [number, number];
}

/** Returns a text without differences of case and width: `ＢＧ` and `bg` are alike. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of original) {
    const folded = letter.normalize('NFKC').toLowerCase();
    text += folded;
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return { text, range: (start, end) => [starts[start] ?? at, ends[end - 1] ?? at] };
}
