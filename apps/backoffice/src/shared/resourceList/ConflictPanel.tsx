import { moneyText, type SaveConflict } from '@mingjian/api';
import { Alert, RadioGroup, useLocale, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../useDateFormat';
import type { Sides } from './model/conflict';
import type { FormField } from './model/formField';
import { formValue } from './model/formValues';
import { resourceListTexts } from './resourceList.texts';
import * as S from './RowForm.styles';

export interface ConflictPanelProps {
  conflict: SaveConflict;
  fields: readonly FormField[];
  sides: Sides;
  onSidesChange(sides: Sides): void;
}

/** The author of the newer version, and a choice of value for each field that both changed. */
export function ConflictPanel({
  conflict: { savedBy, savedByYou, savedAt, fields: differing },
  fields,
  sides,
  onSidesChange,
}: ConflictPanelProps) {
  const t = useTexts(resourceListTexts);
  const time = useDateFormat().time(savedAt);
  const textOf = useValueText();
  const titleOf = () => {
    if (savedByYou) return t.conflictWithYourself(time);
    return savedBy ? t.conflictTitle(savedBy, time) : t.conflictUnknown(time);
  };

  return (
    <Alert tone="warning" role="alert" title={titleOf()} ref={focusOnce} tabIndex={-1}>
      {differing.length > 0 ? t.conflictText : t.conflictApart}
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

/** The panel is above the button that opened it, in a form that may be scrolled to its end. */
function focusOnce(panel: HTMLElement | null) {
  panel?.focus();
}

/** Returns a formatter for stored values: labels of codes, amounts in yuan, "(empty)" for none. */
function useValueText(): (field: FormField | undefined, value: unknown) => string {
  const t = useTexts(resourceListTexts);
  const { locale } = useLocale();
  return (field, stored) => {
    const value = field ? formValue(field, stored) : stored;
    if (value === null || value === undefined || value === '') return t.none;
    if (Array.isArray(value))
      return value.length > 0
        ? new Intl.ListFormat(locale, { type: 'unit' }).format(value.map(String))
        : t.none;
    if (field?.kind === 'flag') return value === 1 ? t.yes : t.no;
    if (field?.kind === 'money') return moneyText(Number(stored), locale);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return field?.kind === 'code'
      ? (field.options.find(({ key }) => key === text)?.text ?? field.missingLabel ?? text)
      : text;
  };
}
