import type { Ref } from 'react';
import { Alert, Button, ButtonGroup, useLocale, useTexts } from '@mingjian/ui';
import { useDangerLabels } from '@mingjian/widgets/DangerLevel';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { findingFormTexts } from '@mingjian/widgets/FindingForm';
import type { DeskSaver, DeskState } from './deskSaver';
import { differencesOf, draftOf, type Difference, type DraftFinding } from './model/deskDraft';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

export interface ConflictNoticeProps {
  ref: Ref<HTMLDivElement>;
  state: DeskState;
  onResolve: DeskSaver['resolve'];
}

/** The values of both sides when somebody else has changed the task meanwhile. */
export function ConflictNotice({ ref, state: { own, newer }, onResolve }: ConflictNoticeProps) {
  const t = useTexts(taskDeskTexts);
  const { labelOf, textOf } = useDifferenceTexts(newer?.rows ?? []);
  if (!newer) return null;
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      tone="danger"
      title={t.conflict}
      action={
        <ButtonGroup label={t.conflict}>
          <Button size="small" onClick={() => onResolve('own')}>
            {t.keepMine}
          </Button>
          <Button size="small" onClick={() => onResolve('theirs')}>
            {t.takeTheirs}
          </Button>
        </ButtonGroup>
      }
    >
      <S.Differences>
        {differencesOf(own, draftOf(newer)).map((difference) => (
          <div key={difference.field === 'finding' ? difference.row : difference.field}>
            <strong>{labelOf(difference)}</strong>
            <S.Pair>
              <dt>{t.mine}</dt>
              <dd>{textOf(difference, 'own')}</dd>
              <dt>{t.theirs}</dt>
              <dd>{textOf(difference, 'theirs')}</dd>
            </S.Pair>
          </div>
        ))}
      </S.Differences>
    </Alert>
  );
}

/** Returns the words of differences. */
function useDifferenceTexts(rows: NonNullable<DeskState['newer']>['rows']) {
  const t = useTexts(taskDeskTexts);
  const form = useTexts(findingFormTexts);
  const { language } = useLocale();
  const results = useDictionary('task_result');
  const levels = useDangerLabels();
  const fields = {
    conclusion: t.conclusion,
    result: t.result,
    dangerLevel: form.level,
    dangerReason: form.levelReason,
    remark: t.remark,
  };
  const foundText = ({ finding, verdict }: DraftFinding) =>
    [finding, verdict && form[`verdict${verdict}`]].filter(Boolean).join(' · ') || t.empty;
  return {
    labelOf(difference: Difference) {
      if (difference.field !== 'finding') return fields[difference.field];
      const row = rows.find(({ key }) => key === difference.row);
      return (language === 'en' ? row?.labelEn : row?.label) ?? difference.row;
    },
    textOf(difference: Difference, side: 'own' | 'theirs') {
      if (difference.field === 'finding') return foundText(difference[side]);
      const value = difference[side];
      if (value === null || value === '') return t.empty;
      if (difference.field === 'result') return results.labelOf(value);
      if (difference.field === 'dangerLevel') return levels(value as 1 | 2 | 3 | 4 | 5).label;
      return String(value);
    },
  };
}
