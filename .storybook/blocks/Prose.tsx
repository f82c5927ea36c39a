/** Text with code in `backticks`, and paragraphs. */
export function Prose({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={`${index}${piece}`}>{piece}</code> : piece,
    );
}
