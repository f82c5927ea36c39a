import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import { useClipped } from '../internal/overflow/useClipped';
import { useControllable } from '../internal/state/useControllable';
import { sizeForKey, type SplitLayout } from './model/splitSize';
import * as S from './SplitPanel.styles';
import { useSplitDrag } from './useSplitDrag';

export interface SplitPanelProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Name of the first pane and of the handle. */
  label: string;
  /** The first pane. */
  start: ReactNode;
  /** Name of the second pane. */
  endLabel: string;
  /** The second pane. */
  end: ReactNode;
  /**
   * Direction of the panes. Horizontal panes stack below a width of 480 px.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /**
   * Share of the first pane in percent, 0 when it is collapsed. Without it the panel is
   * uncontrolled.
   */
  value?: number | undefined;
  /** Initial share of the first pane, restored by a double click. @default 50 */
  defaultValue?: number | undefined;
  /** Called with each step of a key, and at the end of a drag. */
  onValueChange?: ((value: number) => void) | undefined;
  /** @default 20 */
  min?: number | undefined;
  /** @default 80 */
  max?: number | undefined;
  /**
   * Whether the first pane can be collapsed: with Enter, or by dragging well below `min`.
   * @default true
   */
  collapsible?: boolean | undefined;
  /**
   * Whether the panes cannot be resized.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Two panes with a handle between them. Renders a `<div>` with a `role="separator"`; a drag renders
 * neither pane.
 */
export function SplitPanel(props: SplitPanelProps) {
  const {
    label,
    start,
    endLabel,
    end,
    orientation = 'horizontal',
    value,
    onValueChange,
    disabled = false,
    ...others
  } = props;
  const { defaultValue = 50, min = 20, max = 80, collapsible = true, ...rest } = others;
  const [size, setSize] = useControllable({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const lastSize = useRef(size || defaultValue);
  const id = useId();
  const range = { min, max, collapsible };
  const change = (next: number) => {
    if (size > 0) lastSize.current = size;
    if (next !== size) setSize(next);
  };
  const layout = (): SplitLayout => {
    const isRtl = panesRef.current && getComputedStyle(panesRef.current).direction === 'rtl';
    return { orientation, direction: isRtl ? 'rtl' : 'ltr' };
  };
  const { panesRef, isDragging, dragProps } = useSplitDrag({
    value: size,
    range,
    layout,
    onEnd: change,
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposed(event.nativeEvent)) return;
    const toggled =
      event.key === 'Enter' && collapsible ? (size === 0 ? lastSize.current : 0) : undefined;
    const next = toggled ?? sizeForKey(event.key, size, range, layout());
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  };

  return (
    <S.Root {...rest}>
      <S.Panes
        ref={panesRef}
        data-orientation={orientation}
        data-dragging={isDragging || undefined}
        style={{ '--mj-split-panel-at': `${size}%` } as CSSProperties}
      >
        <Pane id={`${id}-start`} label={label} isCollapsed={size === 0}>
          {start}
        </Pane>
        <S.Handle
          role="separator"
          aria-label={label}
          aria-controls={`${id}-start`}
          aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
          aria-valuenow={Math.round(size)}
          aria-valuemin={collapsible ? 0 : min}
          aria-valuemax={max}
          data-orientation={orientation}
          {...(disabled
            ? { 'aria-disabled': true }
            : {
                ...dragProps,
                tabIndex: 0,
                onKeyDown: handleKeyDown,
                onDoubleClick: () => change(defaultValue),
              })}
        />
        <Pane id={`${id}-end`} label={endLabel}>
          {end}
        </Pane>
      </S.Panes>
    </S.Root>
  );
}

interface PaneProps {
  id: string;
  label: string;
  isCollapsed?: boolean | undefined;
  children: ReactNode;
}

/** A pane that is a tab stop when its content overflows. */
function Pane({ id, label, isCollapsed = false, children }: PaneProps) {
  const { ref, isClipped } = useClipped(children);
  return (
    <S.Pane
      ref={ref}
      id={id}
      role="group"
      aria-label={label}
      data-collapsed={isCollapsed || undefined}
      {...(isClipped && { tabIndex: 0 })}
    >
      {children}
    </S.Pane>
  );
}
