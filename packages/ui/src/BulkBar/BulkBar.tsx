import {
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { X } from 'lucide-react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useRestoredFocus } from '../internal/focus/useRestoredFocus';
import { useTexts } from '../texts/LocaleProvider';
import { Toolbar, ToolbarSpacer } from '../Toolbar/Toolbar';
import * as S from './BulkBar.styles';
import { bulkBarTexts } from './BulkBar.texts';

export interface BulkBarProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onFocus' | 'onBlur' | 'placeholder'
> {
  /** How many rows are selected. With none the bar is gone, or its `placeholder` is there. */
  count: number;
  /** Takes the selection back: called by the button and by Escape inside the bar. */
  onClear: () => void;
  /** How many rows match in all, on other pages too. */
  total?: number | undefined;
  /** Selects all that match. Needs `total`; without it the bar does not offer it. */
  onSelectAll?: (() => void) | undefined;
  /** The actions: `Button`, `Menu`. */
  children: ReactNode;
  /** What stands in the bar's place while nothing is selected, so that nothing jumps. */
  placeholder?: ReactNode;
  /** Names the row of actions. @default the words for "bulk actions" */
  label?: string;
}

/**
 * What can be done with the selected rows, and how many they are. Renders a `<div>` with a live
 * count and a `Toolbar`; below 600 px it sticks to the bottom, so put it after its list there. For
 * how it ended use `BulkResult`.
 */
export function BulkBar(props: BulkBarProps) {
  const {
    count,
    onClear,
    total,
    onSelectAll,
    children,
    placeholder,
    label,
    ref,
    onKeyDown,
    ...rest
  } = props;
  const t = useTexts(bulkBarTexts);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const isShown = count > 0;
  const { focusProps } = useLeftFocus(isShown, rootRef);
  const isAll = total !== undefined && count >= total;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // Portals bubble here too: the Escape that closes a menu must not take the selection along.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Escape' || !isShown || !isOwn || event.defaultPrevented) return;
    event.stopPropagation();
    onClear();
  };

  return (
    <S.Root
      tabIndex={-1}
      {...rest}
      {...focusProps}
      ref={mergedRef}
      data-state={stateOf(isShown, placeholder)}
      onKeyDown={handleKeyDown}
    >
      <S.Count role="status">
        {isShown && (isAll ? t.allSelected(count) : t.selected(count))}
      </S.Count>
      {isShown && (
        <Toolbar label={label ?? t.label}>
          {onSelectAll && total !== undefined && !isAll && (
            <Button tone="quiet" onClick={() => onSelectAll()}>
              {t.selectAll(total)}
            </Button>
          )}
          {children}
          <ToolbarSpacer />
          <Button tone="quiet" icon={<Icon icon={X} />} onClick={() => onClear()}>
            {t.clear}
          </Button>
        </Toolbar>
      )}
      {!isShown && placeholder != null && <S.Placeholder>{placeholder}</S.Placeholder>}
    </S.Root>
  );
}

function stateOf(isShown: boolean, placeholder: ReactNode): 'selected' | 'placeholder' | 'hidden' {
  if (isShown) return 'selected';
  return placeholder == null ? 'hidden' : 'placeholder';
}

interface LeftFocusState {
  focusProps: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Gives focus back to where it came from when `change` is new and what had it inside `root` went
 * away.
 */
function useLeftFocus(change: unknown, root: RefObject<HTMLElement | null>): LeftFocusState {
  const cameFrom = useRef<HTMLElement | null>(null);
  const kept = useRestoredFocus(change, root, (element) =>
    cameFrom.current?.isConnected ? cameFrom.current : element,
  );

  return {
    focusProps: {
      onFocus(event) {
        kept.focusProps.onFocus();
        const before = event.relatedTarget;
        if (before instanceof HTMLElement && !root.current?.contains(before))
          cameFrom.current = before;
      },
      onBlur: kept.focusProps.onBlur,
    },
  };
}
