import { openPage, type OpenPages } from '../../shell';

/** Support for visitors, who sign in first. */
export const openPages: OpenPages = {
  '/im': openPage(() => import('./SupportVisitorPage'), 'SupportVisitorPage'),
};
