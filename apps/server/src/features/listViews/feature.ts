import type { Feature } from '../feature';
import { listViewCalls } from './listViews';

/** Saved views of lists. */
export const listViews: Feature = {
  name: 'listViews',
  calls: [listViewCalls],
  uncountedTables: ['listViews', 'listViewVersions'],
};
