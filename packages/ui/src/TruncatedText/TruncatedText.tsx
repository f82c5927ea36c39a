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
}

/**
 * Text that ends in an ellipsis when it does not fit. Only then it is focusable, with a tooltip of
 * the whole text. Renders one `<span>`. Never for numbers, which must not be truncated.
 */
export function TruncatedText({ children, lines = 1, style, ref, ...rest }: TruncatedTextProps) {
  const { ref: clippedRef, isClipped } = useClipped(children);
  const mergedRef = useMemo(() => mergeRefs(clippedRef, ref), [clippedRef, ref]);
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
      {...(isClipped && { tabIndex: 0 })}
    >
      {children}
    </S.Root>
  );

  if (!isClipped) return text;
  return (
    <Tooltip content={children} decorative>
      {text}
    </Tooltip>
  );
}
