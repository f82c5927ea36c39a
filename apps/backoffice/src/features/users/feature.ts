import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/userList': list(() => import('./UserListPage'), 'UserListPage') },
};
