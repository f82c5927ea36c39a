import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './ProgressLine.styles';
import { progressLineTexts } from './ProgressLine.texts';

export interface ProgressLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is loading. Its 2 px of space remain otherwise, so that nothing moves. */
  loading: boolean;
}

/**
 * A subtle line above content that refreshes. Renders one `<div>`. For a first load use `Skeleton`.
 */
export function ProgressLine({ loading, ...rest }: ProgressLineProps) {
  const t = useTexts(progressLineTexts);
  return (
    <S.Root {...rest} {...(loading && { role: 'progressbar', 'aria-label': t.loading })}>
      {loading && <S.Bar />}
    </S.Root>
  );
}
