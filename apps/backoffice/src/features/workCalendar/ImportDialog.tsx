import { useRef, useState } from 'react';
import { isOfficialYear, isWeekend, officialYear } from '@mingjian/api';
import { Alert, Button, TextArea, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { ChangesDialog } from './ChangesDialog';
import { changesOf, readRows, type BadRow } from './model/holidayRows';
import type { YearDay } from './useYear';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

export interface ImportDialogProps {
  year: number;
  days: ReadonlyMap<string, YearDay>;
  onClose(): void;
}

/** Imports holidays from pasted lines, a file or the official table. */
export function ImportDialog({ year, days, onClose }: ImportDialogProps) {
  const t = useTexts(workCalendarTexts);
  const [text, setText] = useState('');
  const { days: given, bad } = readRows(text);
  // Days of other years are compared with the week; the server counts what really differs.
  const storedDay = (day: string): YearDay =>
    days.get(day) ?? { day, dayType: isWeekend(day) ? 2 : 1, holidayName: null };
  return (
    <ChangesDialog
      title={t.importDays}
      changes={given.length > 0 ? changesOf(given, storedDay) : null}
      blocked={bad.length > 0}
      onClose={onClose}
    >
      <TextArea
        label={t.paste}
        description={t.pasteNote}
        placeholder={t.pasteExample}
        rows={6}
        value={text}
        onValueChange={setText}
      />
      <S.Buttons>
        <FileButton onText={setText} />
        {isOfficialYear(year) && (
          <Button onClick={() => setText(officialText(year))}>{t.fillOfficial(year)}</Button>
        )}
      </S.Buttons>
      {bad.length > 0 && <BadRows bad={bad} />}
    </ChangesDialog>
  );
}

const officialText = (year: number) =>
  officialYear(year)
    .filter(({ dayType }) => dayType > 2)
    .map(({ day, dayType, holidayName }) => [day, dayType, holidayName].join(','))
    .join('\n');

function FileButton({ onText }: { onText(text: string): void }) {
  const t = useTexts(workCalendarTexts);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      messages.show({ text: t.fileFailed, tone: 'danger' });
    }
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t.file}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t.file}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Bad lines that are listed. */
const LISTED = 8;

function BadRows({ bad }: { bad: readonly BadRow[] }) {
  const t = useTexts(workCalendarTexts);
  const reasons = { day: t.badDay, type: t.badType, kind: t.badKind, twice: t.badTwice };
  return (
    <Alert tone="danger" title={t.badTitle(bad.length)}>
      <S.Lines>
        {bad.slice(0, LISTED).map(({ line, text, problem }) => (
          <li key={line}>{t.bad(line, text, reasons[problem])}</li>
        ))}
      </S.Lines>
    </Alert>
  );
}
