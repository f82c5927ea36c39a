export { BilingualLabels, type BilingualLabelsProps } from '../internal/bilingual/BilingualLabels';
export { DangerLevelSelect, type DangerLevelSelectProps } from './DangerLevelSelect';
export { DangerLevelSegments, type DangerLevelSegmentsProps } from './DangerLevelSegments';
export { DangerLevelTag, type DangerLevelTagProps } from './DangerLevelTag';
export { dangerLevelTexts } from './DangerLevel.texts';
export {
  dangerColor,
  isBad,
  isDangerLevel,
  levelsOf,
  NOT_JUDGED,
  worstLevel,
  type DangerColor,
  type DangerLevel,
  type DangerType,
} from './model/dangerLevels';
export type { DangerChoiceOptions } from './useDangerChoice';
export { useDangerLabels, type DangerLabels } from './useDangerLabels';
