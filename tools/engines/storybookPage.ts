import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../visual/storybook';
import { recordProblems } from './inPage/recordProblems';
import { installShowStory } from './inPage/showStory';

/** A built Storybook, served with a script before every other one of its page. */
export interface ServedStorybook {
  /** Address of the page that shows stories. */
  page: string;
  close(): void;
}

/**
 * Serves a built Storybook from a folder of links to its files; only the page of the stories is a
 * copy, with the script. WebDriver itself has no command that runs a script before the page's own.
 */
export async function serveStorybook(storybook: string): Promise<ServedStorybook> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-engines-'));
  for (const name of readdirSync(storybook).filter((entry) => entry !== 'iframe.html'))
    symlinkSync(path.resolve(storybook, name), path.join(folder, name));
  const html = readFileSync(path.join(storybook, 'iframe.html'), 'utf8');
  writeFileSync(path.join(folder, 'iframe.html'), withScript(html));
  const { address, close } = await serveFolder(folder);
  return {
    page: `${address}/iframe.html?viewMode=story`,
    close() {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the page with the script as the first of its head. */
export function withScript(html: string): string {
  // The compiler names functions through a function that the page does not have.
  const script = `globalThis.__name = (value) => value;
(${recordProblems.toString()})();
(${installShowStory.toString()})();`;
  const [start, ...rest] = html.split('<head>');
  if (rest.length === 0) throw new Error('The page of the stories has no head.');
  return `${start}<head><script>${script}</script>${rest.join('<head>')}`;
}
