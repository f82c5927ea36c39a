import { FINDING_TEXT, suggestLamp, type TaskDesk } from '@mingjian/api';
import { Alert, Card, TextArea, useLocale, useTexts } from '@mingjian/ui';
import { DictionarySelect } from '@mingjian/widgets/DictionarySelect';
import { FindingForm } from '@mingjian/widgets/FindingForm';
import { lampReasonTexts } from './lampReasons.texts';
import { NO_FINDING, type DeskDraft } from './model/deskDraft';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface DeskFindingsProps {
  desk: TaskDesk;
  own: DeskDraft;
  readOnly: boolean;
  onChange(patch: Partial<DeskDraft>): void;
}

/** The findings of a task, its conclusion and result, and the danger level that they lead to. */
export function DeskFindings({ desk, own, readOnly, onChange }: DeskFindingsProps) {
  const t = useTexts(taskDeskTexts);
  const reasons = useTexts(lampReasonTexts);
  const { language } = useLocale();
  const { task, rows, explanation, phones, contacts, files } = desk;
  const { groupCode: itemCode, dangerType } = task;
  const { findings, conclusion, result, dangerLevel, dangerReason, remark } = own;
  const suggestion = suggestLamp({
    itemCode,
    dangerType,
    result,
    rows: rows.map(({ key, claim }) => ({ claim, ...(findings[key] ?? NO_FINDING) })),
  });
  const isBad = dangerLevel === 1 || dangerLevel === 2;
  const lacksEvidence = isBad && contacts.length === 0 && files === '[]';
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
        <FindingForm
          label={task.itemName}
          rows={rows.map(({ key, label, labelEn, claim }) => ({
            key,
            label: language === 'en' ? labelEn : label,
            claim,
          }))}
          maxLength={FINDING_TEXT}
          dangerType={dangerType}
          suggestion={suggestion && { level: suggestion.level, reason: reasons[suggestion.reason] }}
          levelNote={lacksEvidence && <Alert tone="warning">{t.evidence}</Alert>}
          hint={t.keys}
          readOnly={readOnly}
          value={{ findings, level: dangerLevel, levelReason: dangerReason }}
          onValueChange={(next) =>
            onChange({
              findings: next.findings,
              dangerLevel: next.level ?? dangerLevel,
              dangerReason: next.levelReason,
            })
          }
        >
          <TextArea
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
        </FindingForm>
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
