import { createHash } from 'node:crypto';

/** Returns the path of a picture of the demo, which `seed` always gives. */
export const demoPath = (seed: string) =>
  `/uploads/${createHash('md5').update(`demo ${seed}`).digest('hex')}.png`;
