import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/openai': page(() => import('./AssistantPage'), 'AssistantPage', { tabBy: [] }) },
};
