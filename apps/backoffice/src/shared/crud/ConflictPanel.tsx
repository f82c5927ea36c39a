import type { SaveConflict } from '@mingjian/api';
import { Alert, RadioGroup, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../useDateFormat';
import { crudTexts } from './crud.texts';
import * as S from './CrudForm.styles';
import type { FormField } from './formField';
import type { Sides } from './model/conflict';
import { useValueText } from './useValueText';

export interface ConflictPanelProps {
  conflict: SaveConflict;
  fields: readonly FormField[];
  sides: Sides;
  onChoose(sides: Sides): void;
}

/** Who saved first, and of every field that both changed the two values to choose from. */
export function ConflictPanel({
  conflict: { savedBy, savedAt, fields: differing },
  fields,
  sides,
  onChoose,
}: ConflictPanelProps) {
  const t = useTexts(crudTexts);
  const time = useDateFormat().time(savedAt);
  const textOf = useValueText();

  return (
    <Alert
      tone="warning"
      role="alert"
      title={savedBy ? t.conflictTitle(savedBy, time) : t.conflictUnknown(time)}
    >
      {t.conflictText}
      <S.Conflicts>
        {differing.map(({ field: name, yours, stored }) => {
          const field = fields.find((known) => known.name === name);
          return (
            <RadioGroup
              key={name}
              label={field?.label ?? name}
              value={sides[name] ?? 'yours'}
              onValueChange={(side) => onChoose({ ...sides, [name]: side })}
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
