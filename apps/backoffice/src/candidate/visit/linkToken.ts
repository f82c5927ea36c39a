import type { EntryPurpose } from '@mingjian/api';

/** Part of an address that a link is read from. */
export type LinkAddress = Pick<Location, 'pathname' | 'hash' | 'search'>;

/** Tokens are letters, digits, `-` and `_`; hashes of views begin with a slash. */
const TOKEN = /^[\w-]{16,128}$/;

/** Returns the page that a path leads to. */
export const purposeOf = ({ pathname }: Pick<Location, 'pathname'>): EntryPurpose =>
  pathname.startsWith('/signPage') ? 'signPage' : 'clientUser';

/** Returns the token in an address; `undefined` for an address without one. */
export function tokenIn({ hash, search }: LinkAddress): string | undefined {
  const inHash = hash.slice(1);
  if (TOKEN.test(inHash)) return inHash;
  // Messengers that drop the hash are served by links with a query.
  const inQuery = new URLSearchParams(search).get('token') ?? '';
  return TOKEN.test(inQuery) ? inQuery : undefined;
}
