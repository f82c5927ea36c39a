import { Alert, RadioGroup, useTexts } from '@mingjian/ui';
import { formTexts } from './Form.texts';
import * as S from './Form.styles';
import type { FormConflict } from './formProblem';
import type { Side } from './model/conflict';
import type { RecordForm } from './useRecordForm';
import { useValueText } from './useValueText';

/** Who saved first, and a choice of value for each field that both changed. */
export function ConflictPanel({ form }: { form: RecordForm }) {
  const t = useTexts(formTexts);
  const textOf = useValueText();
  const { current, sides, select } = form.conflict;
  if (!current) return null;
  return (
    <Alert tone="warning" role="alert" title={titleOf(t, current)} ref={focusOnce} tabIndex={-1}>
      {current.fields.length > 0 ? t.conflictText : t.conflictApart}
      <S.Conflicts>
        {current.fields.map(({ field: name, yours, stored }) => {
          const field = form.shown.find((one) => one.field === name);
          return (
            <RadioGroup<Side>
              key={name}
              label={field?.label ?? name}
              value={sides[name] ?? 'yours'}
              onValueChange={(side) => select(name, side)}
              options={[
                { value: 'yours', label: t.yours(textOf(field, yours)) },
                { value: 'stored', label: t.stored(textOf(field, stored)) },
              ]}
            />
          );
        })}
      </S.Conflicts>
    </Alert>
  );
}

type Words = ReturnType<typeof useTexts<(typeof formTexts)['zh']>>;

function titleOf(t: Words, { savedBy, savedByYou, savedAt }: FormConflict): string {
  if (savedByYou) return t.conflictWithYourself(savedAt);
  return savedBy === null ? t.conflictUnknown(savedAt) : t.conflictTitle(savedBy, savedAt);
}

/** The panel is above the button that opened it, in a form that may be scrolled to its end. */
function focusOnce(panel: HTMLElement | null) {
  panel?.focus();
}
