import type { ComponentPropsWithRef } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { affixAria, Affixes, type AffixOptions } from '../internal/affix/Affix';
import type { NumberRules } from './model/numberText';
import * as S from './NumberField.styles';
import { numberKeys } from './numberKeys';
import type { NumberTextState } from './useNumberText';

type InputOptions = Omit<ComponentPropsWithRef<'input'>, 'id' | 'onChange' | 'prefix' | 'value'>;

export interface NumberBoxProps extends InputOptions, AffixOptions {
  id: string;
  /** The committed number. */
  number: number | null;
  rules: NumberRules;
  entry: NumberTextState;
}

/** The input of a number, between prefix and suffix, with arrows at its end. */
export function NumberBox({
  number,
  rules: { min, max },
  entry: { text, setText, commit, move },
  prefix,
  suffix,
  onKeyDown,
  onBlur,
  ...input
}: NumberBoxProps) {
  const isFixed = Boolean(input.disabled || input.readOnly);
  const { hasAffix, describedBy } = affixAria(
    input.id,
    { prefix, suffix },
    input['aria-describedby'],
  );

  return (
    <S.Box data-framed={hasAffix || undefined}>
      <Affixes controlId={input.id} prefix={prefix} suffix={suffix}>
        <S.Input
          {...input}
          {...numberKeys({ commit, move, isFixed, onKeyDown, onBlur })}
          role="spinbutton"
          inputMode="decimal"
          aria-describedby={describedBy}
          aria-valuenow={number ?? undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Affixes>
      {!isFixed && (
        <StepArrows
          canRaise={(number ?? min) < max}
          canLower={(number ?? max) > min}
          onStep={move}
        />
      )}
    </S.Box>
  );
}

interface StepArrowsProps {
  canRaise: boolean;
  canLower: boolean;
  onStep: (count: 1 | -1) => void;
}

/**
 * Two small arrows for the mouse. They are hidden from keyboard and assistive technology, which use
 * the arrow keys.
 */
function StepArrows({ canRaise, canLower, onStep }: StepArrowsProps) {
  return (
    <S.Arrows aria-hidden onPointerDown={(event) => event.preventDefault()}>
      <S.Arrow type="button" tabIndex={-1} disabled={!canRaise} onClick={() => onStep(1)}>
        <Icon icon={ChevronUp} />
      </S.Arrow>
      <S.Arrow type="button" tabIndex={-1} disabled={!canLower} onClick={() => onStep(-1)}>
        <Icon icon={ChevronDown} />
      </S.Arrow>
    </S.Arrows>
  );
}
