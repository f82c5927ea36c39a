import { readFileSync } from 'node:fs';
import { siteProblems, type Site } from '@mingjian/api';
import { StartError } from './startError';

/**
 * Reads the settings of the deployment from a JSON file. Errors of browsers are sent to the log in
 * production, unless the file says otherwise. Throws a `StartError` that names what is wrong.
 */
export function readSite(file: string | undefined, production: boolean): Site {
  return { errorLog: production, ...(file && readFile(file)) };
}

function readFile(file: string): Site {
  let site: unknown;
  try {
    site = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`SITE_CONFIG ${file} cannot be read: ${(error as Error).message}`);
  }
  if (typeof site !== 'object' || site === null || Array.isArray(site))
    throw new StartError(`SITE_CONFIG ${file} is no JSON object.`);
  const problems = siteProblems(site as Record<string, unknown>);
  if (problems.length > 0)
    throw new StartError(
      `SITE_CONFIG ${file} has unknown settings or invalid values: ${problems.join(', ')}.`,
    );
  return site;
}

/**
 * Returns the page of the application with the deployment's settings in it: for its scripts in a
 * `meta` element, and as title and colour mode before they run.
 */
export function withSite(html: string, site: Site): string {
  const page = html
    .replace('__SITE__', () => escaped(JSON.stringify(site)))
    .replace('__MODE__', () => site.mode ?? 'light');
  const { title } = site;
  return title
    ? page.replace(/<title>.*?<\/title>/, () => `<title>${escaped(title.zh)}</title>`)
    : page;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
