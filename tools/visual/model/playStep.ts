/** An event of a play function, as the page reports it. */
export interface PlayStep {
  /** The method of `userEvent` or `fireEvent`. */
  method: string;
  /** Accessible name or text of the element; `null` for a step without one. */
  target: string | null;
  /** Text that is typed or pasted, keys, values; `null` for a step without text. */
  text: string | null;
}

const LONGEST = 60;

/** Methods whose text is typed; that of the others names keys or values. */
const QUOTED = ['type', 'paste'];

/** Returns the label of a step: `click 查询`, `type "张"`, `keyboard {Enter}`. */
export function stepLabel({ method, target, text }: PlayStep): string {
  const written = text === null ? target : QUOTED.includes(method) ? `"${text}"` : keysOf(text);
  const detail = (written ?? '').replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(`${method} ${detail}`.trim());
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST - 1).join('')}…`
    : characters.join('');
}

/** A space alone could not be seen. */
const keysOf = (text: string) => (text.trim() === '' ? '{Space}' : text);
