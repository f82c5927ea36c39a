import type { SaveConflict } from '@mingjian/api';
import { Alert, RadioGroup, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../useDateFormat';
import type { Sides } from './model/conflict';
import type { FormField } from './model/formField';
import { resourceListTexts } from './resourceList.texts';
import * as S from './RowForm.styles';
import { useValueText } from './useValueText';

export interface ConflictPanelProps {
  conflict: SaveConflict;
  fields: readonly FormField[];
  sides: Sides;
  onSidesChange(sides: Sides): void;
}

/** The author of the newer version, and a choice of value for each field that both changed. */
export function ConflictPanel({
  conflict: { savedBy, savedAt, fields: differing },
  fields,
  sides,
  onSidesChange,
}: ConflictPanelProps) {
  const t = useTexts(resourceListTexts);
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
          const field = fields.find((formField) => formField.field === name);
          return (
            <RadioGroup
              key={name}
              label={field?.label ?? name}
              value={sides[name] ?? 'yours'}
              onValueChange={(side) => onSidesChange({ ...sides, [name]: side })}
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
