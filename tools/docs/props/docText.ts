import ts from 'typescript';

/** A docstring in its two parts. */
export interface DocText {
  description: string;
  /** The text after `@default`. */
  defaultValue: string | null;
}

/** Reads the docstring of a declaration; `@default` may stand on a line of its own or end one. */
export function docTextOf(symbol: ts.Symbol, checker: ts.TypeChecker): DocText {
  const description = textOf(symbol.getDocumentationComment(checker));
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const [prose = '', inline] = description.split(/\s*@default\s+/);
  const defaultValue = tag ? textOf(tag.text ?? []) : (inline ?? null);
  return { description: prose, defaultValue: defaultValue && joinLines(defaultValue) };
}

/** Plain text of a docstring; `{@link}` is none of its words. */
const textOf = (parts: readonly ts.SymbolDisplayPart[]) =>
  joinLines(ts.displayPartsToString([...parts]));

/** Paragraphs stay, lines of one paragraph become one. */
const joinLines = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
