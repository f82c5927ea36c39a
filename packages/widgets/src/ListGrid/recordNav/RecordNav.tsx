import { useEffect, useEffectEvent } from 'react';
import { Button, Icon, IconButton, Toolbar, mirrored, useTexts } from '@mingjian/ui';
import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import * as S from './RecordNav.styles';
import { recordNavTexts } from './recordNav.texts';
import type { RecordNavState } from './useRecordNav';

const Previous = mirrored(ChevronLeft);
const Next = mirrored(ChevronRight);

export interface RecordNavProps<Row> {
  /** The result of `useRecordNav`. Nothing is rendered for `null`. */
  nav: RecordNavState<Row> | null;
  /** Opens another record. Confirm there when there are unsaved changes. */
  onOpen(row: Row): void;
  /** Saves the record. Rejects on failure. Without it there is no save button. */
  onSave?: (() => Promise<void>) | undefined;
  /** Label of the save button, with another record behind this one and without. */
  saveLabels?: { saveAndNext: string; save: string } | undefined;
  /** Whether the record is being saved. @default false */
  loading?: boolean | undefined;
}

/**
 * Navigation from record to record in the order of their list, also by Alt with an arrow up or
 * down. With `onSave` the list is a queue of work: the number of remaining records is shown.
 * Renders a `role="toolbar"`.
 */
export function RecordNav<Row>({
  nav,
  onOpen,
  onSave,
  saveLabels,
  loading = false,
}: RecordNavProps<Row>) {
  const t = useTexts(recordNavTexts);
  useArrowKeys(nav, onOpen);
  if (nav === null) return null;
  const { previous, next, position, total, remaining } = nav;
  const { save, saveAndNext: saveAndNextLabel } = saveLabels ?? t;
  const saveAndNext = async () => {
    // `next` is read before saving, because saving may change the list.
    try {
      await onSave?.();
    } catch {
      return;
    }
    if (next !== null) onOpen(next);
  };
  return (
    <Toolbar label={t.label}>
      <IconButton
        label={t.previous}
        aria-keyshortcuts="Alt+ArrowUp"
        icon={Previous}
        disabledReason={previous === null ? t.first : undefined}
        onClick={() => previous !== null && onOpen(previous)}
      />
      <S.Position role="status">
        {t.position(position, total)}
        {onSave && <S.Remaining>{t.remaining(remaining)}</S.Remaining>}
      </S.Position>
      <IconButton
        label={t.next}
        aria-keyshortcuts="Alt+ArrowDown"
        icon={Next}
        disabledReason={next === null ? t.last : undefined}
        onClick={() => next !== null && onOpen(next)}
      />
      {onSave && (
        <Button
          icon={<Icon icon={ListChecks} />}
          loading={loading}
          onClick={() => void saveAndNext()}
        >
          {next === null ? save : saveAndNextLabel}
        </Button>
      )}
    </Toolbar>
  );
}

/** Opens the previous or next record on Alt with an arrow, except in fields and dialogs. */
function useArrowKeys<Row>(nav: RecordNavState<Row> | null, onOpen: (row: Row) => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, target, defaultPrevented } = event;
    if (!altKey || defaultPrevented || (target instanceof Element && target.closest(OWN_KEYS)))
      return;
    const row = key === 'ArrowUp' ? nav?.previous : key === 'ArrowDown' ? nav?.next : null;
    if (!row) return;
    event.preventDefault();
    onOpen(row);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Elements in which Alt with an arrow opens a list, or that cover the record. */
const OWN_KEYS = 'input, select, textarea, [role="combobox"], [aria-haspopup], [role="dialog"]';
