import type { Feature } from '../feature';
import { listExportCalls } from './listExports';

/** Exports of lists in the background. */
export const listExports: Feature = {
  name: 'listExports',
  calls: [listExportCalls],
  uncountedTables: ['exportJobs', 'exportRows'],
};
