import { suggestLamp, type TaskDesk } from '@mingjian/api';
import { Alert, Button, Card, TextArea, useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { DictionarySelect } from '@mingjian/widgets/DictionarySelect';
import type { DeskDraft } from './model/deskDraft';
import { lampReasonTexts } from './lampReasons.texts';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface JudgementProps {
  desk: TaskDesk;
  own: DeskDraft;
  readOnly: boolean;
  onChange(patch: Partial<DeskDraft>): void;
}

/** The judgement of a task: conclusion, result and danger level, with the suggested level. */
export function Judgement({ desk, own, readOnly, onChange }: JudgementProps) {
  const t = useTexts(taskDeskTexts);
  const reasons = useTexts(lampReasonTexts);
  const { task, rows, contacts, files } = desk;
  const { groupCode: itemCode, dangerType } = task;
  const { conclusion, result, dangerLevel, dangerReason, remark, findings } = own;
  const suggestion = suggestLamp({
    itemCode,
    dangerType,
    result,
    rows: rows.map(({ key, claim }) => ({
      claim,
      ...(findings[key] ?? { finding: '', verdict: null }),
    })),
  });
  const isBad = dangerLevel === 1 || dangerLevel === 2;
  const isDeparture = suggestion !== null && suggestion.level !== dangerLevel;
  const lacksEvidence = isBad && contacts.length === 0 && files === '[]';
  return (
    <Card title={t.judgement}>
      <S.Body>
        <TextArea
          data-finding
          label={t.conclusion}
          rows={3}
          autoGrow
          maxLength={2_000}
          value={conclusion}
          readOnly={readOnly}
          onValueChange={(text) => onChange({ conclusion: text })}
        />
        <DictionarySelect
          label={t.result}
          dictionary="task_result"
          valueFormat="number"
          required={!readOnly}
          readOnly={readOnly}
          value={result}
          onValueChange={(code) => onChange({ result: code })}
        />
        <S.Levels
          label={t.level}
          required={!readOnly}
          dangerType={dangerType}
          value={dangerLevel}
          readOnly={readOnly}
          onValueChange={(level) => level !== null && onChange({ dangerLevel: level })}
        />
        {suggestion ? (
          <S.Suggestion>
            <S.Note as="span">{t.suggestion}</S.Note>
            <DangerLevelTag level={suggestion.level} text="label" />
            <S.Note as="span">{reasons[suggestion.reason]}</S.Note>
            {isDeparture && !readOnly && (
              <Button size="small" onClick={() => onChange({ dangerLevel: suggestion.level })}>
                {t.adopt}
              </Button>
            )}
          </S.Suggestion>
        ) : (
          <S.Note>{t.noSuggestion}</S.Note>
        )}
        {lacksEvidence && <Alert tone="warning">{t.evidence}</Alert>}
        <TextArea
          label={t.levelReason}
          description={readOnly ? undefined : t.levelReasonNote}
          rows={2}
          autoGrow
          maxLength={500}
          required={(isBad || isDeparture) && !readOnly}
          value={dangerReason}
          readOnly={readOnly}
          onValueChange={(text) => onChange({ dangerReason: text })}
        />
        <TextArea
          label={t.remark}
          rows={2}
          autoGrow
          maxLength={500}
          value={remark}
          readOnly={readOnly}
          onValueChange={(text) => onChange({ remark: text })}
        />
      </S.Body>
    </Card>
  );
}
