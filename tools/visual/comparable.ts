import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReference, type Machine } from './capture/probe';

/** Whether this machine compares pictures with the baselines, and a sentence where it does not. */
export interface Comparability {
  comparable: boolean;
  message: string | null;
}

/**
 * Tells whether a machine turns a page into the same pixels as the one that made the baselines. The
 * first machine of all is noted in `file` as the one that makes them.
 */
export function comparabilityOf(here: Machine, file: string): Comparability {
  const reference = readReference(file);
  if (!reference) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
    return { comparable: true, message: null };
  }
  if (here.probe === reference.probe) return { comparable: true, message: null };
  if (here.browser === reference.browser) {
    return {
      comparable: false,
      message:
        'This machine rounds pixels otherwise than the one that made the baselines: the base commit is rendered here too, and the pictures of both are compared.',
    };
  }
  return {
    comparable: true,
    message: `The browser is ${here.browser}, the baselines were made with ${reference.browser}. Take them anew with \`npm run visual -- --explore\` after removing visual/machine.json.`,
  };
}
