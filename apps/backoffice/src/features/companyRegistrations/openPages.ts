import { openPage, type OpenPages } from '../../shell';

/** The page on which companies request an account, and see the state of their request. */
export const openPages: OpenPages = {
  '/register': openPage(() => import('./RegisterPage'), 'RegisterPage'),
};
