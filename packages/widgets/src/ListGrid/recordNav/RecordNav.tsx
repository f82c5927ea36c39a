import { Button, Icon, IconButton, Toolbar, useTexts } from '@mingjian/ui';
import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import * as S from './RecordNav.styles';
import { recordNavTexts } from './recordNav.texts';
import type { RecordNavState } from './useRecordNav';

export interface RecordNavProps<Row> {
  /** The result of `useRecordNav`. Nothing is rendered for `null`. */
  nav: RecordNavState<Row> | null;
  /** Opens another record. Confirm there when there are unsaved changes. */
  onOpen(row: Row): void;
  /** Saves the record. Rejects on failure. Without it there is no save button. */
  onSave?: (() => Promise<void>) | undefined;
  /** Whether the record is being saved. @default false */
  loading?: boolean;
}

/**
 * Navigation from record to record in the order of their list, with the number of remaining ones.
 * Renders a `role="toolbar"`.
 */
export function RecordNav<Row>({ nav, onOpen, onSave, loading = false }: RecordNavProps<Row>) {
  const t = useTexts(recordNavTexts);
  if (nav === null) return null;
  const { previous, next, position, total, remaining } = nav;
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
        icon={ChevronLeft}
        disabledReason={previous === null ? t.first : undefined}
        onClick={() => previous !== null && onOpen(previous)}
      />
      <S.Position role="status">
        {t.position(position, total)}
        <S.Remaining>{t.remaining(remaining)}</S.Remaining>
      </S.Position>
      <IconButton
        label={t.next}
        icon={ChevronRight}
        disabledReason={next === null ? t.last : undefined}
        onClick={() => next !== null && onOpen(next)}
      />
      {onSave && (
        <Button
          icon={<Icon icon={ListChecks} />}
          loading={loading}
          onClick={() => void saveAndNext()}
        >
          {next === null ? t.save : t.saveAndNext}
        </Button>
      )}
    </Toolbar>
  );
}
