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

/** The rows of a task: claim, finding and verdict. */
export function DeskRows({ desk, findings, readOnly, onChange }: DeskRowsProps) {
  const t = useTexts(taskDeskTexts);
  const { rows, explanation, phones } = desk;
  // A search for records has no claims, and need not say so in each row.
  const isCompared = rows.some(({ claim }) => claim !== null);
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
        <S.Rows>
          <S.Head aria-hidden>
            <span>{isCompared ? t.claim : t.row}</span>
            <span>{t.finding}</span>
            <span>{t.verdict}</span>
          </S.Head>
          {rows.map((row) => (
            <FindingRow
              key={row.key}
              row={row}
              value={findings[row.key] ?? NONE}
              isCompared={isCompared}
              readOnly={readOnly}
              onChange={(value) => onChange({ ...findings, [row.key]: value })}
            />
          ))}
        </S.Rows>
        {!readOnly && <S.Keys>{t.keys}</S.Keys>}
      </S.Body>
    </Card>
  );
}
