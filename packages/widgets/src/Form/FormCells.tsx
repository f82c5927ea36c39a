import { memo, useCallback } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { FieldControl } from './controls/FieldControl';
import { RowsControl } from './controls/RowsControl';
import type { FieldActions, FormField } from './formField';
import * as S from './Form.styles';
import type { FieldActionsState } from './useFieldActions';

export interface FormCellsProps {
  fields: readonly FormField[];
  control: Control<Record<string, unknown>>;
  /** Prefix of the DOM ids of the controls. */
  id: string;
  /** Path of the row that the fields belong to, such as `addresses.0.`. @default '' */
  path?: string | undefined;
  readOnly: boolean;
  /** Sets the actions of the control at a path. */
  setActions: FieldActionsState['set'];
}

/** Returns the DOM id of the control at a path, which may be that of a row: `addresses[0].city`. */
export const controlId = (id: string, path: string) =>
  `${id}-${path.replaceAll(/[[\].]+/g, '-').replace(/-$/, '')}`;

/** Controls of fields, in two columns where there is room. */
export function FormCells({ fields, path = '', ...rest }: FormCellsProps) {
  return (
    <S.Fields>
      {fields.map((field) => (
        <FormCell key={field.field} {...rest} field={field} name={`${path}${field.field}`} />
      ))}
    </S.Fields>
  );
}

export interface FormCellProps extends Omit<FormCellsProps, 'fields' | 'path'> {
  field: FormField;
  /** Path of its value. */
  name: string;
}

/** The control of one field, which renders when its own value or error changes. */
export const FormCell = memo(function FormCell({
  field,
  name,
  control,
  id,
  readOnly,
  setActions,
}: FormCellProps) {
  const actionsRef = useCallback(
    (actions: FieldActions | null) => setActions(name, actions),
    [setActions, name],
  );
  const isReadOnly = readOnly || field.readOnly === true;
  const isWide = field.wide === true || field.kind === 'area' || field.kind === 'rows';
  return (
    <div
      data-path={name}
      data-wide={isWide || undefined}
      data-starts-line={field.startsLine || undefined}
    >
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange }, fieldState: { error } }) =>
          field.kind === 'rows' ? (
            <RowsControl
              field={field}
              control={control}
              id={controlId(id, name)}
              error={error?.message ?? error?.root?.message}
              readOnly={isReadOnly}
              renderRow={(path) => (
                <FormCells
                  fields={field.fields}
                  control={control}
                  id={id}
                  path={path}
                  readOnly={isReadOnly}
                  setActions={setActions}
                />
              )}
            />
          ) : (
            <FieldControl
              field={field}
              id={controlId(id, name)}
              value={value}
              onChange={onChange}
              error={error?.message}
              readOnly={isReadOnly}
              actionsRef={actionsRef}
            />
          )
        }
      />
    </div>
  );
});
