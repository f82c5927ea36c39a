import type { ReactNode } from 'react';
import { Alert, Button, Dialog, useTexts } from '@mingjian/ui';
import { ChangesTable } from './ChangesTable';
import { EffectNote } from './EffectNote';
import type { DayChange } from './model/holidayRows';
import { useSaveDays } from './useSaveDays';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

export interface ChangesDialogProps {
  title: string;
  /** `null` until there is something to compare. */
  changes: readonly DayChange[] | null;
  /** Whether something must be corrected before saving. @default false */
  blocked?: boolean | undefined;
  /** Controls above the comparison. */
  children?: ReactNode;
  onClose(): void;
}

/** Compares days with the calendar, names the due times that move, and saves all of them. */
export function ChangesDialog(props: ChangesDialogProps) {
  const { title, changes, blocked = false, children, onClose } = props;
  const t = useTexts(workCalendarTexts);
  const { save, isSubmitting, error } = useSaveDays(onClose);
  const days = (changes ?? []).map(({ after }) => after);
  return (
    <Dialog
      open
      size="large"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            tone="primary"
            loading={isSubmitting}
            disabled={blocked || days.length === 0}
            onClick={() => void save(days)}
          >
            {t.save}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <S.Stack>
        {error && <Alert tone="danger">{error.message}</Alert>}
        {children}
        {changes && <ChangesTable changes={changes} />}
        {days.length > 0 && <EffectNote days={days} />}
      </S.Stack>
    </Dialog>
  );
}
