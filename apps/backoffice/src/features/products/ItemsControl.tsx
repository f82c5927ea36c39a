import { useMemo, useState } from 'react';
import { readGroups } from '@mingjian/api';
import { useTexts, type SelectOption } from '@mingjian/ui';
import { ItemEditor, type SurveyGroup } from '@mingjian/widgets/ItemEditor';
import { controlOptions } from '../../shared/resourceList/controlOptions';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { productTexts } from './product.texts';
import { useProductItems } from './ProductItems';

/** Dictionaries that items can be chosen from. */
const DICTIONARIES = [
  'degree',
  'study_type',
  'leave_reason',
  'match_result',
  'task_result',
  'referee_relation',
  'number_source',
  'contact_result',
] as const;

const NONE: readonly SurveyGroup[] = [];

/** The editor of survey items in a form. Its value is their JSON text. */
export function ItemsControl(props: ControlProps) {
  const { value, onChange } = props;
  const { published } = useProductItems();
  const text = typeof value === 'string' ? value : '[]';
  // Undo and the rendering of one row depend on the identity of the groups.
  const [edited, setEdited] = useState({ text: '', groups: NONE });
  const groups = useMemo(
    () => (edited.text === text ? edited.groups : (readGroups(text) ?? NONE)),
    [edited, text],
  );
  const { id, label, description, error, readOnly } = controlOptions(props);
  return (
    <ItemEditor
      id={id}
      label={label}
      description={description}
      error={error}
      readOnly={readOnly}
      dictionaries={useDictionaryOptions(groups)}
      published={published}
      value={groups}
      onValueChange={(next) => {
        const nextText = JSON.stringify(next);
        setEdited({ text: nextText, groups: next });
        onChange(nextText);
      }}
    />
  );
}

/** The dictionaries of the catalogue, and others that the items have already. */
function useDictionaryOptions(groups: readonly SurveyGroup[]): readonly SelectOption<string>[] {
  const t = useTexts(productTexts);
  const others = groups
    .flatMap(({ dataForm }) => dataForm.flatMap(({ dicCode }) => dicCode ?? []))
    .filter((code) => !(DICTIONARIES as readonly string[]).includes(code));
  const more = [...new Set(others)].join();
  return useMemo(
    () => [
      ...DICTIONARIES.map((value) => ({ value, label: t[value] })),
      ...(more === '' ? [] : more.split(',').map((value) => ({ value, label: value }))),
    ],
    [t, more],
  );
}
