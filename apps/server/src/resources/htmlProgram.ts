import { constants, setPriority } from 'node:os';
import { createSanitiser } from '@mingjian/widgets/richHtml';
import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

/** A rich text, and the other origins whose pictures it may have. */
export interface HtmlTask {
  html: string;
  pictureOrigins: readonly string[];
}

/**
 * Program that sanitises rich texts, one at a time: the server answers everybody meanwhile. It
 * sends an empty message once it is ready.
 */
const sanitisers = new Map<string, (html: string) => string>();

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
process.on('message', ({ html, pictureOrigins }: HtmlTask) =>
  process.send!(sanitiserOf(pictureOrigins)(html)),
);
sanitiserOf([]);
process.send!('');

function sanitiserOf(pictureOrigins: readonly string[]) {
  const key = pictureOrigins.join(' ');
  const known = sanitisers.get(key);
  if (known) return known;
  const sanitise = createSanitiser(createPurifier(new JSDOM('').window), { pictureOrigins });
  sanitisers.set(key, sanitise);
  return sanitise;
}
