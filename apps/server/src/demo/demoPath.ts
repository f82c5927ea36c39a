import { createHash } from 'node:crypto';

/** Returns the path of a file of the demo, which `seed` always gives. */
export const demoPath = (seed: string, extension: 'png' | 'webm' | 'pdf' | 'docx' = 'png') =>
  `/uploads/${createHash('md5').update(`demo ${seed}`).digest('hex')}.${extension}`;
