import type { KeyboardEvent } from 'react';
import { FINDING_TEXT, type FindingVerdict, type TaskFinding } from '@mingjian/api';
import { IconButton, SegmentedControl, TextArea, useLocale, useTexts } from '@mingjian/ui';
import { Equal } from 'lucide-react';
import type { DraftFinding } from './model/deskDraft';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface FindingRowProps {
  row: TaskFinding;
  value: DraftFinding;
  /** Whether rows of the task have claims. */
  isCompared: boolean;
  readOnly: boolean;
  onChange(value: DraftFinding): void;
}

const VERDICTS = [1, 2, 3, 4] as const satisfies readonly FindingVerdict[];

/** Returns the verdict of a digit key; by its position, since Alt types other letters. */
const verdictOf = ({ code }: KeyboardEvent): FindingVerdict | undefined =>
  VERDICTS.find((verdict) => code === `Digit${verdict}` || code === `Numpad${verdict}`);

/** A row of a task: the claim, the finding and the verdict. */
export function FindingRow({ row, value, isCompared, readOnly, onChange }: FindingRowProps) {
  const t = useTexts(taskDeskTexts);
  const { language } = useLocale();
  const label = language === 'en' ? row.labelEn : row.label;
  const { claim } = row;
  const copy = () => claim !== null && onChange({ finding: claim, verdict: 1 });
  const inFinding = (event: KeyboardEvent) => {
    const verdict = event.altKey ? verdictOf(event) : undefined;
    // Pressed row by row, it leaves no mark where there is nothing to copy.
    const copies = event.key === '=' && value.finding === '';
    if (readOnly || (!verdict && !copies)) return;
    event.preventDefault();
    if (verdict) onChange({ ...value, verdict });
    else copy();
  };
  const inVerdict = (event: KeyboardEvent) => {
    const verdict = event.ctrlKey || event.metaKey ? undefined : verdictOf(event);
    if (readOnly || !verdict) return;
    event.preventDefault();
    onChange({ ...value, verdict });
  };
  return (
    <S.Row data-row role="group" aria-label={label}>
      <S.Claim>
        {isCompared ? <small>{label}</small> : label}
        {claim ?? (isCompared && <S.Note as="span">{t.noClaim}</S.Note>)}
      </S.Claim>
      <S.Finding data-copies={(isCompared && !readOnly) || undefined}>
        <TextArea
          hideLabel
          autoGrow
          data-finding
          rows={1}
          label={t.findingOf(label)}
          value={value.finding}
          maxLength={FINDING_TEXT}
          readOnly={readOnly}
          autoComplete="off"
          onValueChange={(finding) => onChange({ ...value, finding })}
          onKeyDown={inFinding}
        />
        {claim !== null && !readOnly && (
          <IconButton tone="quiet" icon={Equal} label={t.same(label)} onClick={copy} />
        )}
      </S.Finding>
      <SegmentedControl
        hideLabel
        size="small"
        label={t.verdictOf(label)}
        options={VERDICTS.map((verdict) => ({
          value: String(verdict),
          label: t[`verdict${verdict}`],
        }))}
        value={value.verdict === null ? '' : String(value.verdict)}
        readOnly={readOnly}
        onValueChange={(text) =>
          onChange({ ...value, verdict: VERDICTS.find((one) => String(one) === text) ?? null })
        }
        onKeyDown={inVerdict}
      />
    </S.Row>
  );
}
