import { createContext, Script } from 'node:vm';
import { createSanitiser } from '@mingjian/widgets/richHtml';
import { htmlDepth } from './htmlDepth';

/** Most elements in each other: 60 KB of nested tags would take minutes. */
export const MOST_DEPTH = 100;

/** Milliseconds that one text may take. */
const TIME_LIMIT = 1_000;

type Sanitise = (html: string) => string;

let sanitiser: Promise<Sanitise> | undefined;

/**
 * Returns a rich text without tags, attributes, styles and addresses that it may not have;
 * `undefined` when it is nested too deeply, or takes too long. Any write of HTML goes through it.
 * The parser is loaded with the first text that has a tag.
 */
export async function sanitiseHtml(html: string): Promise<string | undefined> {
  if (!html.includes('<')) return html;
  if (htmlDepth(html) > MOST_DEPTH) return undefined;
  sanitiser ??= loadSanitiser();
  const sanitise = await sanitiser;
  let clean: string | undefined;
  const context = createContext({ run: () => (clean = sanitise(html)) });
  try {
    new Script('run()').runInContext(context, { timeout: TIME_LIMIT });
    return clean;
  } catch (error) {
    // The parser was stopped midway, so the next text gets a new one.
    sanitiser = undefined;
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

async function loadSanitiser(): Promise<Sanitise> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  return createSanitiser(createPurifier(new JSDOM('').window));
}
