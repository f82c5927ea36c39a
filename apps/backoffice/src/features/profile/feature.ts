import { page, type Feature } from '../../shell';

const profile = page(() => import('./ProfilePage'), 'ProfilePage', { tabBy: [] });

/** The profile of staff and that of clients, at the paths of the specification. */
export const feature: Feature = {
  pages: { '/userCenter': profile, '/memberCenter': profile },
};
