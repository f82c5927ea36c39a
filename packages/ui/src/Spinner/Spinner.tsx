import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Spinner.styles';
import { spinnerTexts } from './Spinner.texts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /**
   * Whether the words beside it already say that something is under way.
   * @default false
   */
  decorative?: boolean;
}

/**
 * A turning ring for waits of unknown length. Renders one `<span>`. Where the layout is known, use
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
