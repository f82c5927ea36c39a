import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Tag.styles';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'notice';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * Tone of the tag. Never the only carrier of its meaning: the text gives it too.
   * @default 'neutral'
   */
  tone?: TagTone;
  /**
   * Whether a dot of the same colour precedes the text, for states.
   * @default false
   */
  dot?: boolean;
  /** A small decorative picture before the text, in its colour. */
  mark?: ReactNode;
}

/** A short label without interaction. Renders one `<span>`. */
export function Tag({ tone = 'neutral', dot = false, mark, children, ...rest }: TagProps) {
  return (
    <S.Root {...rest} data-tone={tone}>
      {dot && <S.Dot />}
      {mark}
      <S.Text dir="auto">{children}</S.Text>
    </S.Root>
  );
}
