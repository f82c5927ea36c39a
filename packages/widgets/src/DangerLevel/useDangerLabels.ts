import { useLocale, useTexts } from '@mingjian/ui';
import { useIsBilingual } from '../internal/bilingual/BilingualLabels';
import { bilingualText } from '../internal/bilingual/bilingualText';
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

/** Returns a function for the labels of a level in the current language, or in both. */
export function useDangerLabels(): (level: DangerLevel) => DangerLabels {
  const t = useTexts(dangerLevelTexts);
  const { language } = useLocale();
  const isBilingual = useIsBilingual();
  const others = dangerLevelTexts[language === 'zh' ? 'en' : 'zh'];
  return (level) => {
    const color = dangerColor(level);
    const textOf = (key: typeof color | `${typeof color}Meaning`) =>
      isBilingual ? bilingualText(t[key], others[key]) : t[key];
    const [label, meaning] = [textOf(color), textOf(`${color}Meaning`)];
    return { label, meaning, full: t.full(label, meaning) };
  };
}
