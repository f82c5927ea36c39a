import { CART_CANDIDATES } from '@mingjian/api';
import { IconButton, NumberField, useTexts } from '@mingjian/ui';
import { Minus, Plus } from 'lucide-react';
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
  const step = (by: number) => onValueChange(Math.min(CART_CANDIDATES, Math.max(1, value + by)));
  return (
    <S.Counter>
      <IconButton
        label={t.fewer(name)}
        icon={Minus}
        aria-disabled={value <= 1}
        onClick={() => step(-1)}
      />
      <NumberField
        label={t.countOf(name)}
        hideLabel
        min={1}
        max={CART_CANDIDATES}
        precision={0}
        value={value}
        onValueChange={(count) => count !== null && onValueChange(count)}
      />
      <IconButton
        label={t.oneMore(name)}
        icon={Plus}
        aria-disabled={value >= CART_CANDIDATES}
        onClick={() => step(1)}
      />
    </S.Counter>
  );
}
