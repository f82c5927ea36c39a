import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { RemoveTag } from './RemoveTag';
import * as S from './Tag.styles';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'notice';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /**
   * Tone of the tag. Never the only carrier of its meaning: the text gives it too.
   * @default 'neutral'
   */
  tone?: TagTone | undefined;
  /**
   * Whether a dot of the same colour precedes the text, for states.
   * @default false
   */
  dot?: boolean | undefined;
  /** A small decorative picture before the text, in its colour. */
  mark?: ReactNode;
  /**
   * Called by its button, or by Delete and Backspace on that. Without it there is no button. Move
   * focus to the next tag: that of the removed one is lost.
   */
  onRemove?: (() => void) | undefined;
}

/** A short label, optionally with a button that removes it. Renders one `<span>`. */
export function Tag({
  tone = 'neutral',
  dot = false,
  mark,
  onRemove,
  children,
  ...rest
}: TagProps) {
  const labelId = useId();
  return (
    <S.Root {...rest} data-tone={tone}>
      {dot && <S.Dot />}
      {mark}
      <S.Text id={onRemove && labelId} dir="auto">
        {children}
      </S.Text>
      {onRemove && <RemoveTag labelId={labelId} onRemove={onRemove} />}
    </S.Root>
  );
}
