import type { Feature } from '../feature';
import { savedFilterCalls } from './savedFilters';

/** Advanced filters that people saved under a name. */
export const savedFilters: Feature = { name: 'savedFilters', calls: savedFilterCalls };
