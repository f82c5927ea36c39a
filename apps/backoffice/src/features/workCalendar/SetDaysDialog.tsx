import { useState } from 'react';
import { Alert, Button, Dialog, RadioGroup, TextField, useTexts } from '@mingjian/ui';
import { EffectNote } from './EffectNote';
import { typeFor, type KindChoice } from './model/yearDays';
import { useSaveDays } from './useSaveDays';
import type { YearDay } from './useYear';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

export interface SetDaysDialogProps {
  /** The selected days, in their order. */
  selected: readonly string[];
  days: ReadonlyMap<string, YearDay>;
  onSaved(): void;
  onClose(): void;
}

const CHOICES: readonly KindChoice[] = ['work', 'rest', 'holiday', 'makeUp'];

/** Sets the kind, name and remark of the selected days, after naming the due times that move. */
export function SetDaysDialog({ selected, days, onSaved, onClose }: SetDaysDialogProps) {
  const t = useTexts(workCalendarTexts);
  const first = days.get(selected[0]!);
  const [choice, setChoice] = useState<KindChoice>(() => choiceOf(first));
  const [name, setName] = useState(first?.holidayName ?? '');
  const [remark, setRemark] = useState('');
  const { save, isSubmitting, error } = useSaveDays(onSaved);
  const isNamed = choice === 'holiday' || choice === 'makeUp';
  const given = selected.map((day) => ({
    day,
    dayType: typeFor(choice, day),
    holidayName: (isNamed && name.trim()) || null,
    ...(remark.trim() && { remark: remark.trim() }),
  }));
  return (
    <Dialog
      open
      size="medium"
      title={t.setTitle(selected.length)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="primary" loading={isSubmitting} onClick={() => void save(given)}>
            {t.save}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <S.Stack>
        {error && <Alert tone="danger">{error.message}</Alert>}
        <RadioGroup
          label={t.kind}
          value={choice}
          options={CHOICES.map((value) => ({
            value,
            label: t[value],
            description: t[`${value}Note`],
          }))}
          onValueChange={(value) => setChoice(value)}
        />
        {isNamed && (
          <TextField
            label={t.name}
            description={t.nameNote}
            maxLength={64}
            value={name}
            onValueChange={setName}
          />
        )}
        <TextField
          label={t.remark}
          description={t.remarkNote}
          maxLength={200}
          value={remark}
          onValueChange={setRemark}
        />
        <EffectNote days={given} />
      </S.Stack>
    </Dialog>
  );
}

function choiceOf(day: YearDay | undefined): KindChoice {
  if (day?.dayType === 3) return 'holiday';
  if (day?.dayType === 4) return 'makeUp';
  return 'holiday';
}
