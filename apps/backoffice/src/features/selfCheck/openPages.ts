import { openPage, type OpenPages } from '../../shell';

/** The check of a connection. In production the server has none, and the page says so. */
export const openPages: OpenPages = {
  '/test': openPage(() => import('./SelfCheckPage'), 'SelfCheckPage'),
};
