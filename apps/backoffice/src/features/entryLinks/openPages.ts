import { openPage, type OpenPages } from '../../shell';

/** The pages that people without an account enter by a link with a random token. */
export const openPages: OpenPages = {
  '/clientUser': openPage(() => import('./EntryPage'), 'ClientUserPage'),
  '/signPage': openPage(() => import('./EntryPage'), 'SignPage'),
};
