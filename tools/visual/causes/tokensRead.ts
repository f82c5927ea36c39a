import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the tokens that a file reads, as `color.text`, and as `color.*` where it computes the
 * name.
 */
export function tokensReadBy(root: string, file: string): Set<string> {
  try {
    return tokensReadIn(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    // A file that is gone reads nothing.
    return new Set();
  }
}

/** Returns the tokens that a source text reads. */
function tokensReadIn(text: string): Set<string> {
  return new Set([
    ...[...text.matchAll(/\btokens\.(?:vars\.)?(\w+)\.(\w+)/g)].map(
      ([, group, name]) => `${group}.${name}`,
    ),
    ...[...text.matchAll(/\btokens\.(?:vars\.)?(\w+)\[/g)].map(([, group]) => `${group}.*`),
  ]);
}

/** Whether the tokens that a file reads include `token`. */
export const readsToken = (read: ReadonlySet<string>, token: string) =>
  read.has(token) || read.has(token.replace(/\.\w+$/, '.*'));
