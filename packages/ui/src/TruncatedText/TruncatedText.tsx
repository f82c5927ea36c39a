import { useMemo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useClipped } from '../internal/overflow/useClipped';
import { Tooltip } from '../Tooltip/Tooltip';
import * as S from './TruncatedText.styles';

export interface TruncatedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  children: string;
  /**
   * How many lines there is room for.
   * @default 1
   */
  lines?: number;
}

/**
 * Text that ends in an ellipsis when it does not fit. Only then can it be focused, and shows all of
 * itself in a tooltip. Renders one `<span>`. Never for numbers: those must not be cut.
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
