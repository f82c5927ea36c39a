import { useTexts } from '@mingjian/ui';
import { dangerLevelTexts } from './DangerLevel.texts';
import { dangerColor, type DangerLevel } from './model/dangerLevels';

/** A level in words. */
export interface DangerWords {
  /** The colour, such as "red". */
  label: string;
  /** What it stands for, such as "high risk". */
  meaning: string;
  /** Both. */
  full: string;
}

/** Returns the function that puts a level in words, in the language in force. */
export function useDangerWords(): (level: DangerLevel) => DangerWords {
  const t = useTexts(dangerLevelTexts);
  return (level) => {
    const color = dangerColor(level);
    const label = t[color];
    const meaning = t[`${color}Meaning`];
    return { label, meaning, full: t.full(label, meaning) };
  };
}
