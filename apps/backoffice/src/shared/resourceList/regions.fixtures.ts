import type { RegionParts } from '../regions/regionParts';

/** Parts of regions for lists without any. */
export const noRegions: RegionParts = {
  textOf: () => '',
  filterOf: () => ({ render: () => null }),
  advanced: { load: async () => [] },
  control: { render: () => null },
};
