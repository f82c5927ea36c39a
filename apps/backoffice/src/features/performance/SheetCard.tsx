import { lazy, useState } from 'react';
import type { KpiSheet, OrderDetail, OrderKpi } from '@mingjian/api';
import { Button, Card, ErrorState, Skeleton, Tag, Text, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { PanelBoundary } from '../../shell';
import { ApproveDialog } from './ApproveDialog';
import { peopleIn } from './model/people';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';
import { PersonTable } from './PersonTable';
import { useSheet } from './useSheet';

const CorrectDialog = lazy(async () => ({
  default: (await import('./CorrectDialog')).CorrectDialog,
}));
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog')).NoteDialog }));

const TONES = { 0: 'neutral', 1: 'accent', 2: 'success', 3: 'warning' } as const;

/** The performance sheet of an order. */
export function SheetCard({ order }: { order: OrderDetail }) {
  const t = useTexts(performanceTexts);
  const { sheet, error, retry } = useSheet(order);
  const [open, setOpen] = useState<'note' | 'approve'>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t.sheet}
      actions={
        sheet && (
          <>
            <Tag tone={TONES[sheet.auditStatus]}>{t[`status${sheet.auditStatus}`]}</Tag>
            {sheet.can.note && (
              <Button size="small" onClick={() => setOpen('note')}>
                {t.note}
              </Button>
            )}
            {sheet.can.approve && (
              <Button size="small" onClick={() => setOpen('approve')}>
                {t.approve}
              </Button>
            )}
          </>
        )
      }
    >
      {error && !sheet ? (
        <ErrorState title={t.failed} description={error.message} onRetry={retry} />
      ) : sheet ? (
        <Sheet sheet={sheet} />
      ) : (
        <Skeleton lines={4} />
      )}
      {open === 'note' && sheet && (
        <PanelBoundary onClose={close}>
          <NoteDialog sheet={sheet} onClose={close} />
        </PanelBoundary>
      )}
      {sheet && <ApproveDialog sheet={sheet} open={open === 'approve'} onClose={close} />}
    </Card>
  );
}

function Sheet({ sheet }: { sheet: KpiSheet }) {
  const t = useTexts(performanceTexts);
  const { time } = useDateFormat();
  const [corrected, setCorrected] = useState<OrderKpi>();
  const people = peopleIn(sheet.rows);
  if (people.length === 0)
    return <Text tone="muted">{sheet.can.readAll ? t.nobody : t.noRows}</Text>;
  const close = () => setCorrected(undefined);
  const { approvedBy, approveTime } = sheet;
  return (
    <S.Stack>
      {people.map((person) => (
        <PersonTable
          key={person.userId}
          person={person}
          {...(sheet.can.correct && { onCorrect: setCorrected })}
        />
      ))}
      {approvedBy && approveTime && <S.Note>{t.approvedBy(approvedBy, time(approveTime))}</S.Note>}
      {corrected && (
        <PanelBoundary onClose={close}>
          <CorrectDialog sheet={sheet} row={corrected} onClose={close} />
        </PanelBoundary>
      )}
    </S.Stack>
  );
}
