/** Mark in place of what is left out. */
const LEFT_OUT = '…';

/** Most characters of a scrubbed text. */
const CLIP = 300;

/** Frames of a stack that are kept, the innermost. */
const FRAMES = 20;

/** Words after which an engine quotes a name of the code, never a value. */
const NAMED =
  /\b(reading|setting|property|construct|execute|import|module) '([A-Za-z_$][\w$]{0,40})'/g;

/**
 * Returns a message of an error without what a person may have typed: quoted texts, text in other
 * scripts than Latin, e-mail addresses, numbers of four digits and more, queries and hashes of
 * addresses. Names that an engine quotes stay: `reading 'length'`.
 */
export function scrubbed(message: string): string {
  return message
    .slice(0, 4 * CLIP)
    .replace(/\s+/g, ' ')
    .replace(NAMED, (_, word: string, name: string) => `${word} ${name}`)
    .replace(/(["'`]).*?(?:\1|$)/g, LEFT_OUT)
    .replace(/([\w/.-])[?#][^\s)]*/g, '$1')
    .replace(/\S+@\S+/g, LEFT_OUT)
    .replace(/[^\x20-\x7E]+/g, LEFT_OUT)
    .replace(/\d{4,}/g, LEFT_OUT)
    .replace(/…(?:\s*…)+/g, LEFT_OUT)
    .trim()
    .slice(0, CLIP);
}

/**
 * Returns the places in the code that a stack names, one a line: function, path, line and column,
 * as Chromium writes them. The message that an engine puts first is left out, and so are origins,
 * queries and arguments.
 */
export function scrubbedStack(stack: string): string {
  return stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, FRAMES)
    .join('\n');
}

/** A frame of Chromium (`at f (address:1:2)`), or of Firefox and Safari (`f@address:1:2`). */
const FRAME = new RegExp(
  String.raw`^\s*(?:at (?:async )?)?(?:(?<name>[\w$.<>[\] ]{0,80}?) ?[(@])?` +
    String.raw`(?:[a-z-]+://[^/\s]*)?(?<path>/[\w./-]{0,200})(?:[?#][^\s:)]*)?` +
    String.raw`:(?<line>\d+):(?<column>\d+)\)?$`,
);

function frameOf(line: string): string | undefined {
  const { name = '', path, line: row, column } = FRAME.exec(line)?.groups ?? {};
  if (path === undefined) return undefined;
  const place = `${path}:${row}:${column}`;
  return name.trim() === '' ? `at ${place}` : `at ${name.trim()} (${place})`;
}
