import { useMemo, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent } from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import * as S from './Toolbar.styles';
import { useRovingStop } from './useRovingStop';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the bar: the object of the tools. */
  label: string;
}

/**
 * A row of tools with one tab stop and arrow keys. Renders a `<div role="toolbar">` that wraps.
 * Text fields inside keep their arrow keys and are tab stops of their own. For two to four related
 * buttons use `ButtonGroup`.
 */
export function Toolbar({ label, ref, onFocus, onKeyDown, ...rest }: ToolbarProps) {
  const roving = useRovingStop();
  const rootRef = roving.ref;
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [rootRef, ref]);

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    roving.rovingProps.onFocus(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    roving.rovingProps.onKeyDown(event);
  };

  return (
    <S.Root
      role="toolbar"
      aria-label={label}
      {...rest}
      ref={mergedRef}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    />
  );
}

export type ToolbarSpacerProps = ComponentPropsWithRef<'span'>;

/**
 * Flexible space that moves the following tools to the end of the bar. Renders one empty `<span>`.
 */
export function ToolbarSpacer(props: ToolbarSpacerProps) {
  return <S.Spacer {...props} />;
}

export type ToolbarSeparatorProps = ComponentPropsWithRef<'span'>;

/** A line between two groups of tools. Renders one `<span role="separator">`. */
export function ToolbarSeparator(props: ToolbarSeparatorProps) {
  return <S.Separator role="separator" aria-orientation="vertical" {...props} />;
}
