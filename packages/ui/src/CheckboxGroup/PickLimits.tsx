import { useTexts } from '../texts/LocaleProvider';
import { checkboxGroupTexts } from './CheckboxGroup.texts';
import * as S from './CheckboxGroup.styles';

export interface PickLimitsProps {
  id: string;
  picked: number;
  min: number;
  /** `Infinity` for no limit. */
  max: number;
}

/** How many may be picked and how many are. Changes are announced politely. */
export function PickLimits({ id, picked, min, max }: PickLimitsProps) {
  const t = useTexts(checkboxGroupTexts);
  const rule = () => {
    if (min === max) return t.exactly(min);
    if (min > 0 && max < Infinity) return t.limits(min, max);
    return min > 0 ? t.atLeast(min) : t.atMost(max);
  };
  return (
    <S.Limits id={id} role="status">
      {rule()} · {t.picked(picked)}
    </S.Limits>
  );
}
