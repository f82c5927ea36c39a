import { Button, Icon, IconButton, Toolbar, useTexts, useFormatNumber } from '@mingjian/ui';
import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import * as S from './ListWalkBar.styles';
import type { ListWalkState } from './useListWalk';
import { walkTexts } from './walk.texts';

export interface ListWalkBarProps<Row> {
  /** Where the record stands; nothing is drawn for `null`. */
  walk: ListWalkState<Row> | null;
  /** Opens another record. Ask there about work that is not saved. */
  onOpen(row: Row): void;
  /**
   * Saves the record and resolves when the next may open; refuses when it could not. Without it
   * there is no such button.
   */
  onSave?: (() => Promise<void>) | undefined;
  /** Whether it is being saved. @default false */
  saving?: boolean;
}

/**
 * Leads from record to record in the order of their list, and says how many are left. Renders a
 * `role="toolbar"`.
 */
export function ListWalkBar<Row>({ walk, onOpen, onSave, saving = false }: ListWalkBarProps<Row>) {
  const t = useTexts(walkTexts);
  const write = useFormatNumber();
  if (walk === null) return null;
  const { previous, next, position, total, left } = walk;
  const saveAndNext = async () => {
    // The one that comes next is settled before the saving changes the list.
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
        {...(previous === null && { disabledReason: t.first })}
        onClick={() => previous !== null && onOpen(previous)}
      />
      <S.Place role="status">
        {t.place(write(position), write(total))}
        <S.Left>{t.left(write(left))}</S.Left>
      </S.Place>
      <IconButton
        label={t.next}
        icon={ChevronRight}
        {...(next === null && { disabledReason: t.last })}
        onClick={() => next !== null && onOpen(next)}
      />
      {onSave && (
        <Button
          icon={<Icon icon={ListChecks} />}
          loading={saving}
          onClick={() => void saveAndNext()}
        >
          {next === null ? t.save : t.saveAndNext}
        </Button>
      )}
    </Toolbar>
  );
}
