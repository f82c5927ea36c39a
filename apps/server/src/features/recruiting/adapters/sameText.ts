import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export const sameText = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
