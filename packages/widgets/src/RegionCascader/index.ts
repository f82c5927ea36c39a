export { RegionCascader, type RegionCascaderProps } from './RegionCascader';
export { regionTexts } from './RegionCascader.texts';
export { useRegionTexts, type RegionOption, type RegionTexts } from './useRegionTexts';
export type { RegionFormat, RegionValue } from './model/regionValue';
export type { RegionScope } from './regionScope';
export type { RegionChoice } from './useRegionCascader';
