/** Attempts to prove an identity on a Beijing day. */
export const ATTEMPTS = 5;

/** Part of an attempt that did not fit. */
export type Mismatch = 'name' | 'idNo' | 'mobile' | 'code';
