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
import { isComposed } from '../internal/events/isComposed';
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
  /** Number of selected rows. At zero the bar is hidden, or shows its `placeholder`. */
  count: number;
  /** Clears the selection. Called by the button, and by Escape inside the bar. */
  onClear: () => void;
  /** Number of matching rows on all pages. */
  total?: number | undefined;
  /** Selects all matching rows. Needs `total`; without it the bar has no such button. */
  onSelectAll?: (() => void) | undefined;
  /** The actions, as `Button` and `Menu`. */
  children: ReactNode;
  /** Content of the bar while nothing is selected, which avoids a layout shift. */
  placeholder?: ReactNode;
  /** Accessible name of the actions. @default the text "bulk actions" */
  label?: string | undefined;
}

/**
 * Actions on the selected rows, with their count. Renders a `<div>` with a live count and a
 * `Toolbar`; below 600 px it sticks to the bottom, so place it after its list. For the outcome use
 * `BulkResult`.
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
  const { focusProps } = useReturnedFocus(isShown, rootRef);
  const isAll = total !== undefined && count >= total;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    // React events of portals bubble here too: Escape in a menu must not clear the selection.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Escape' || !isShown || !isOwn) return;
    if (event.defaultPrevented || isComposed(event.nativeEvent)) return;
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

interface ReturnedFocusState {
  focusProps: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Returns focus to its previous element outside `root` when `change` is new and the focused element
 * was removed.
 */
function useReturnedFocus(
  change: unknown,
  root: RefObject<HTMLElement | null>,
): ReturnedFocusState {
  const previousFocus = useRef<HTMLElement | null>(null);
  const restored = useRestoredFocus(change, root, (element) =>
    previousFocus.current?.isConnected ? previousFocus.current : element,
  );

  return {
    focusProps: {
      onFocus(event) {
        restored.focusProps.onFocus();
        const before = event.relatedTarget;
        if (before instanceof HTMLElement && !root.current?.contains(before))
          previousFocus.current = before;
      },
      onBlur: restored.focusProps.onBlur,
    },
  };
}
