export { RegionRows, type RegionRowsProps } from './RegionRows';
export { regionRowsTexts } from './RegionRows.texts';
export type { RegionRow } from './model/regionRows';
