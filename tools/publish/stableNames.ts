import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The beginning of a styled component: `styled.div` or `styled(Note)`. */
const STYLED = /\bstyled(?:\.[a-z]\w*|\(\w+\))(?=[`<.])/g;

const places = new Map<string, string>();

/**
 * Returns a source whose styled components have classes that follow from their place in it.
 * styled-components numbers them by the order in which modules run, which differs between a server
 * and a browser: what a server rendered would not be what the browser expects.
 */
export function withStableNames(source: string, file: string): string {
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  let index = 0;
  return source.replaceAll(STYLED, (start) => {
    index += 1;
    return `${start}.withConfig({ componentId: '${nameOf(`${place} ${index}`)}' })`;
  });
}

/** Returns a short name of a place. Throws where two places have one name. */
function nameOf(place: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(place).digest('hex')}`);
  const name = `mj-${hash.toString(36).slice(-5)}`;
  const other = places.get(name);
  if (other !== undefined && other !== place) throw new Error(`${place} and ${other} are ${name}.`);
  places.set(name, place);
  return name;
}
