import { ArrowRight } from 'lucide-react';
import { Icon, Text, useTexts, VisuallyHidden } from '@mingjian/ui';
import * as S from './ValueChange.styles';
import { words } from './words.texts';

/** Value of a token or setting before and after, `null` where there is none. */
export interface ValueChangeProps {
  before: string | null;
  after: string | null;
}

/** A value and what it became, as they are written. */
export function ValueChange({ before, after }: ValueChangeProps) {
  const t = useTexts(words);
  return (
    <S.Root>
      <Value value={before} />
      <S.Arrow>
        <Icon icon={ArrowRight} />
        <VisuallyHidden>{t.becomes}</VisuallyHidden>
      </S.Arrow>
      <Value value={after} />
    </S.Root>
  );
}

/** A value, with a swatch where it is a colour. */
function Value({ value }: { value: string | null }) {
  const t = useTexts(words);
  if (value === null) return <Text tone="muted">{t.noValue}</Text>;
  const isColour = typeof CSS !== 'undefined' && CSS.supports?.('color', value);
  return (
    <S.Value>
      {isColour && <S.Swatch style={{ backgroundColor: value }} />}
      <code>{value}</code>
    </S.Value>
  );
}
