import { openPage, type OpenPages } from '../../shell';

/** The page for a forgotten password. */
export const openPages: OpenPages = {
  '/forget': openPage(() => import('./ForgetPage'), 'ForgetPage'),
};
