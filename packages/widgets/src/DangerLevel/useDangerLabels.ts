import { useTexts } from '@mingjian/ui';
import { dangerLevelTexts } from './DangerLevel.texts';
import { dangerColor, type DangerLevel } from './model/dangerLevels';

/** Labels of a level. */
export interface DangerLabels {
  /** Name of the colour, such as "red". */
  label: string;
  /** Meaning, such as "high risk". */
  meaning: string;
  /** Colour and meaning. */
  full: string;
}

/** Returns a function for the labels of a level in the current language. */
export function useDangerLabels(): (level: DangerLevel) => DangerLabels {
  const t = useTexts(dangerLevelTexts);
  return (level) => {
    const color = dangerColor(level);
    const label = t[color];
    const meaning = t[`${color}Meaning`];
    return { label, meaning, full: t.full(label, meaning) };
  };
}
