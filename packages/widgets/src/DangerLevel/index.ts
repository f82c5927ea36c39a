export { DangerLevelSelect, type DangerLevelSelectProps } from './DangerLevelSelect';
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
export { useDangerLabels, type DangerLabels } from './useDangerLabels';
