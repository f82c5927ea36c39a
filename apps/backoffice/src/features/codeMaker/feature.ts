import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: { '/system/codeMaker': page(() => import('./CodeMakerPage'), 'CodeMakerPage') },
};
