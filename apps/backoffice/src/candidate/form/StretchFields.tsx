import {
  COLLECT_TEXT,
  type CollectItem,
  type CollectStretch,
  type CollectValue,
} from '@mingjian/api';
import { Checkbox, TextArea, useTexts } from '@mingjian/ui';
import * as F from '../frame/screen.styles';
import { AnswerField } from './AnswerField';
import { formTexts } from './form.texts';
import { hasNoContact, isNoContact } from './model/answers';
import { fieldIdOf } from './model/missing';

export interface StretchFieldsProps {
  item: CollectItem;
  /** Position of the stretch. */
  index: number;
  stretch: CollectStretch;
  onChange: (key: string, value: CollectValue) => void;
  /** Messages of fields, by the ids of their controls. */
  errors: ReadonlyMap<string, string>;
}

/** The fields of one stretch: those of its product, an explanation, and whom not to contact. */
export function StretchFields({ item, index, stretch, onChange, errors }: StretchFieldsProps) {
  const t = useTexts(formTexts);
  const { groupCode, fields } = item;
  return (
    <F.Column>
      {fields.map((field) => (
        <AnswerField
          key={field.key}
          groupCode={groupCode}
          stretch={index}
          field={field}
          value={stretch[field.key]}
          onValueChange={(value) => onChange(field.key, value)}
          error={errors.get(fieldIdOf(groupCode, index, field.key))}
        />
      ))}
      {hasNoContact(groupCode) && (
        <Checkbox
          label={t.noContact}
          description={t.noContactNote}
          checked={isNoContact(stretch)}
          onValueChange={(checked) => onChange('doNotContact', checked)}
        />
      )}
      <TextArea
        id={fieldIdOf(groupCode, index, 'explanation')}
        label={t.explanation}
        description={t.explanationNote}
        rows={2}
        autoGrow
        maxLength={COLLECT_TEXT}
        value={typeof stretch['explanation'] === 'string' ? stretch['explanation'] : ''}
        onValueChange={(value) => onChange('explanation', value)}
      />
    </F.Column>
  );
}
