import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ProgressLine.styles';
import { progressLineTexts } from './ProgressLine.texts';

export interface ProgressLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is under way. The 2 px of room stay when not, so nothing below moves. */
  active: boolean;
}

/**
 * A quiet line above content that is being brought up to date. Renders one `<div>`. For a first
 * load use `Skeleton`.
 */
export function ProgressLine({ active, ...rest }: ProgressLineProps) {
  const t = useTexts(progressLineTexts);
  return (
    <S.Root {...rest} {...(active && { role: 'progressbar', 'aria-label': t.loading })}>
      {active && <S.Bar />}
    </S.Root>
  );
}
