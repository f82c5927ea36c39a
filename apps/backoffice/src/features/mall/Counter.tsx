import { CART_CANDIDATES } from '@mingjian/api';
import { NumberField, useTexts } from '@mingjian/ui';
import * as S from './Mall.styles';
import { mallTexts } from './mall.texts';

export interface CounterProps {
  /** Name of the product that is counted. */
  name: string;
  value: number;
  onValueChange(count: number): void;
}

/** The number of candidates of a product, from 1 to the most that one form takes. */
export function Counter({ name, value, onValueChange }: CounterProps) {
  const t = useTexts(mallTexts);
  return (
    <S.Counter>
      <NumberField
        label={t.countOf(name)}
        hideLabel
        min={1}
        max={CART_CANDIDATES}
        precision={0}
        value={value}
        onValueChange={(count) => count !== null && onValueChange(count)}
      />
    </S.Counter>
  );
}
