export { RegionCascader, type RegionCascaderProps } from './RegionCascader';
export { regionTexts } from './RegionCascader.texts';
export type { RegionFormat, RegionValue } from './model/regionValue';
export type { RegionScope } from './regionScope';
export type { RegionChoice } from './useRegionCascader';
export { RegionText, type RegionTextProps } from './RegionText';
