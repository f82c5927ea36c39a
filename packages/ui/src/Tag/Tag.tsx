import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Tag.styles';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'notice';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * What the tag says about the thing it stands on. Never the only carrier of that meaning: the
   * words say it too.
   * @default 'neutral'
   */
  tone?: TagTone;
  /**
   * Whether a dot of the same colour stands before the words; for states.
   * @default false
   */
  dot?: boolean;
  /** A small picture before the words, in the colour of the text; decoration only. */
  mark?: ReactNode;
}

/** A short label that does nothing. Renders one `<span>`. */
export function Tag({ tone = 'neutral', dot = false, mark, children, ...rest }: TagProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      {dot && <S.Dot />}
      {mark}
      <S.Words dir="auto">{children}</S.Words>
    </S.Root>
  );
}
