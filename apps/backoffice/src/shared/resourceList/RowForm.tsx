import { useMemo, useRef } from 'react';
import type { Versioned } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { FieldControlProps, ReferenceFormField } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { UserField } from '../people/UserField';
import { useTabForm } from '../../shell';
import { ChangedElsewhere } from './ChangedElsewhere';
import type { ResourceList } from './listOf';
import { textIn, valuesOf } from './model/formValues';
import type { RowField } from './model/rowField';
import { nameIn, useReferenceNames } from './referenceNames';
import { resourceListTexts } from './resourceList.texts';
import type { OpenForm } from './useOpenForm';
import { useRowSubmit } from './useRowSubmit';

export interface RowFormProps<Row extends Versioned> {
  list: Pick<ResourceList<Row>, 'calls' | 'nameField' | 'pageCode' | 'resource' | 'texts'>;
  openForm: OpenForm<Row>;
  /** Fields that the person may write. */
  fields: readonly RowField[];
  /** Fields of a new row that the form does not show. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Label of the button that saves. @default 保存 */
  saveLabel?: string | undefined;
  onSaved(row: Row): void;
  /** Called in place of `onSaved` by a second save button. Without it there is none. */
  onSavedAndNext?: ((row: Row) => void) | undefined;
  onClose(): void;
}

/** The dialog that creates or changes one row of a resource. */
export function RowForm<Row extends Versioned>({
  list,
  openForm: { row },
  fields: declared,
  fixed,
  saveLabel,
  onSaved,
  onSavedAndNext,
  onClose,
}: RowFormProps<Row>) {
  const t = useTexts(resourceListTexts);
  const { noun } = useTexts(list.texts);
  const fields = useNamedReferences(declared, row);
  const { submit, schema, saved } = useRowSubmit({ calls: list.calls, row, fields, fixed });
  const isNext = useRef(false);
  const title = row ? t.edit(noun, textIn(row, list.nameField)) : t.add(noun);
  const form = useTabForm({
    record: [list.pageCode, row?.id ?? 'new', ...Object.values(fixed ?? {})].join('/'),
    title,
    fields,
    // A condition may be about a field that is not on the form.
    values: { ...row, ...valuesOf(fields, row) },
    schema,
    submit,
    onSaved: () => (isNext.current ? onSavedAndNext : onSaved)?.(saved()!),
  });

  const save = async (next: boolean) => {
    if (form.isSubmitting) return;
    isNext.current = next;
    await form.save();
    isNext.current = false;
  };
  return (
    <FormDialog
      form={form}
      title={title}
      notice={<ChangedElsewhere resource={list.resource} row={row} />}
      saveLabel={saveLabel}
      secondSave={onSavedAndNext && { label: t.saveAndNext, onPress: () => void save(true) }}
      onClose={onClose}
    />
  );
}

/** Resource of the users, whom a form selects with avatar and phone. */
const USERS = 'sysUsers';
const renderUser = (props: FieldControlProps<ReferenceFormField>) => <UserField {...props} />;

/** References show the name that the row holds, or one that this session has loaded. */
function useNamedReferences(fields: readonly RowField[], row: object | null): RowField[] {
  const names = useReferenceNames(useHttp());
  const { language } = useLocale();
  return useMemo(
    () =>
      fields.map((field) => {
        if (field.kind !== 'reference') return field;
        const { resource = '', nameField } = field;
        const nameOf = (key: string) =>
          nameField && row && textIn(row, field.field) === key
            ? textIn(row, nameField)
            : nameIn(names, { resource, language }, key);
        return { ...field, nameOf, ...(resource === USERS && { render: renderUser }) };
      }),
    [fields, row, names, language],
  );
}
