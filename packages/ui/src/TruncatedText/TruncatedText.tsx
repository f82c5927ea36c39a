import { useMemo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useClipped } from '../internal/overflow/useClipped';
import { Tooltip } from '../Tooltip/Tooltip';
import * as S from './TruncatedText.styles';

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  children: string;
  /**
   * Maximum number of lines.
   * @default 1
   */
  lines?: number | undefined;
  /**
   * Number of characters at the end that stay visible, such as the extension of a file's name. For
   * one line.
   * @default 0
   */
  keepEnd?: number | undefined;
}

/**
 * Text that ends in an ellipsis when it does not fit. Only then it is focusable, with a tooltip of
 * the whole text. Renders one `<span>`. Never for numbers, which must not be truncated.
 */
export function TruncatedText({
  children,
  lines = 1,
  keepEnd = 0,
  style,
  ref,
  ...rest
}: TruncatedTextProps) {
  const { ref: clippedRef, isClipped } = useClipped(children);
  const mergedRef = useMemo(() => mergeRefs(clippedRef, ref), [clippedRef, ref]);
  const letters = Array.from(children);
  // Only a text that does not fit is in two parts: otherwise it is found and copied as one.
  const isSplit = isClipped && keepEnd > 0 && letters.length > keepEnd;
  const clamp = lines > 1 && {
    'data-lines': lines,
    style: { ...style, '--mj-lines': lines } as CSSProperties,
  };
  const text = (
    <S.Root
      dir="auto"
      {...rest}
      style={style}
      {...clamp}
      ref={mergedRef}
      data-split={isSplit ? children : undefined}
      {...(isClipped && { tabIndex: 0 })}
    >
      {isSplit ? (
        <>
          <S.Start>{letters.slice(0, -keepEnd).join('')}</S.Start>
          <span>{letters.slice(-keepEnd).join('')}</span>
        </>
      ) : (
        children
      )}
    </S.Root>
  );

  if (!isClipped) return text;
  return (
    <Tooltip content={children} decorative>
      {text}
    </Tooltip>
  );
}
