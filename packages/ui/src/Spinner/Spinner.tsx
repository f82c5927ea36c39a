import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Spinner.styles';
import { spinnerTexts } from './Spinner.texts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /**
   * Whether a text beside it already describes the wait.
   * @default false
   */
  decorative?: boolean | undefined;
}

/**
 * A spinning ring for waits of unknown length. Renders one `<span>`. For known layouts use
 * `Skeleton`.
 */
export function Spinner({ decorative = false, ...rest }: SpinnerProps) {
  const t = useTexts(spinnerTexts);
  return (
    <S.Root
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t.loading })}
    />
  );
}
