import { page, type Feature } from '../../shell';
import { SupportButton } from './SupportButton';

export const feature: Feature = {
  pages: { '/im': page(() => import('./SupportPage'), 'SupportPage', { tabBy: [] }) },
  headerActions: [SupportButton],
};
