import type { SafeLevel } from '@mingjian/api';
import { Button, Table, TableFrame, Tag, useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';

export interface RiskLevelTableProps {
  levels: readonly SafeLevel[];
  onJudge(level: SafeLevel): void;
  /** Takes a judgement back. */
  onWithdraw(level: SafeLevel): void;
}

/** The levels of an order's tasks, one row each. */
export function RiskLevelTable({ levels, ...actions }: RiskLevelTableProps) {
  const t = useTexts(performanceTexts);
  const mayChange = levels.some(({ can }) => can.judge || can.prove);
  return (
    <TableFrame label={t.levelsTable}>
      <Table density="compact" data-pin>
        <thead>
          <tr>
            <th scope="col">{t.task}</th>
            <th scope="col">{t.level}</th>
            <th scope="col">{t.suggestion}</th>
            <th scope="col">{t.reason}</th>
            <th scope="col">{t.evidence}</th>
            {mayChange && (
              <th scope="col" data-align="end">
                {t.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <LevelRow key={level.id} level={level} mayChange={mayChange} {...actions} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

interface LevelRowProps extends Omit<RiskLevelTableProps, 'levels'> {
  level: SafeLevel;
  /** Whether the table has a column with buttons. */
  mayChange: boolean;
}

function LevelRow({ level, mayChange, onJudge, onWithdraw }: LevelRowProps) {
  const t = useTexts(performanceTexts);
  const { itemName, segIndex, isJudged, dangerValue, suggestValue, can } = level;
  const { reason, overrideReason, evidence, sourceCount, isUnproven } = level;
  const isSaved = evidence.length > 0 || sourceCount > 0 || overrideReason !== null;
  const name = segIndex > 1 ? t.stretch(itemName, segIndex) : itemName;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{isJudged ? <DangerLevelTag level={dangerValue} text="label" /> : t.notJudged}</td>
      <td>{suggestValue === null ? '—' : <DangerLevelTag level={suggestValue} text="label" />}</td>
      <td data-wrap>
        {reason ?? '—'}
        {overrideReason && <S.Remark>{t.override(overrideReason)}</S.Remark>}
      </td>
      <td data-wrap>
        {evidence.map((file) => (
          <S.Remark key={file.id}>{file.name}</S.Remark>
        ))}
        {sourceCount > 0 && <S.Remark>{t.sources(sourceCount)}</S.Remark>}
        {isUnproven ? (
          <Tag tone="warning" dot>
            {t.lacking}
          </Tag>
        ) : (
          evidence.length === 0 && sourceCount === 0 && '—'
        )}
      </td>
      {mayChange && (
        <td data-align="end">
          <S.Actions>
            {can.judge && isSaved && (
              <Button
                size="small"
                aria-label={t.withdrawOf(name)}
                onClick={() => onWithdraw(level)}
              >
                {t.withdraw}
              </Button>
            )}
            {(can.judge || can.prove) && (
              <Button
                size="small"
                aria-label={can.judge ? t.judgeOf(name) : t.proveOf(name)}
                onClick={() => onJudge(level)}
              >
                {can.judge ? t.judge : t.prove}
              </Button>
            )}
          </S.Actions>
        </td>
      )}
    </tr>
  );
}
