const WIDE = /[⺀-鿿豈-﫿＀-￯]/u;
const widthOf = (letter: string) => (WIDE.test(letter) ? 12 : 7);

/** Returns the width of a small label in pixels, near enough to lay it out without a document. */
export function labelWidth(label: string): number {
  let width = 0;
  for (const letter of label) width += widthOf(letter);
  return width;
}

/** Returns a label that fits a width, cut with an ellipsis. */
export function fitted(label: string, width: number): string {
  if (labelWidth(label) <= width) return label;
  let room = width - 12;
  let kept = '';
  for (const letter of label) {
    room -= widthOf(letter);
    if (room < 0) break;
    kept += letter;
  }
  return `${kept}…`;
}
