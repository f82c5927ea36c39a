import { useRef, type KeyboardEvent } from 'react';
import type { TaskDesk } from '@mingjian/api';
import { Alert, Card, useTexts } from '@mingjian/ui';
import { FindingRow } from './FindingRow';
import type { DeskDraft, DraftFinding } from './model/deskDraft';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface DeskRowsProps {
  desk: TaskDesk;
  findings: DeskDraft['findings'];
  readOnly: boolean;
  onChange(findings: DeskDraft['findings']): void;
}

const NONE: DraftFinding = { finding: '', verdict: null };

/** The rows of a task: claim, finding and verdict. Enter goes from one to the next. */
export function DeskRows({ desk, findings, readOnly, onChange }: DeskRowsProps) {
  const t = useTexts(taskDeskTexts);
  const ref = useRef<HTMLDivElement>(null);
  const { rows, explanation, phones } = desk;
  const goOn = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    const inputs = [...(ref.current?.querySelectorAll<HTMLElement>('[data-finding]') ?? [])];
    inputs[index + 1]?.focus();
  };
  return (
    <Card title={t.rows}>
      <S.Body>
        {phones.length > 0 && (
          <S.Pair>
            {phones.map(({ label, phone }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{phone}</dd>
              </div>
            ))}
          </S.Pair>
        )}
        {explanation !== null && <Alert title={t.explanation}>{explanation}</Alert>}
        <div ref={ref}>
          <S.Head aria-hidden>
            <span>{t.claim}</span>
            <span>{t.finding}</span>
            <span>{t.verdict}</span>
          </S.Head>
          {rows.map((row, index) => (
            <FindingRow
              key={row.key}
              row={row}
              value={findings[row.key] ?? NONE}
              readOnly={readOnly}
              onChange={(value) => onChange({ ...findings, [row.key]: value })}
              onKeyDown={(event) => goOn(event, index)}
            />
          ))}
        </div>
        {!readOnly && <S.Keys>{t.keys}</S.Keys>}
      </S.Body>
    </Card>
  );
}
