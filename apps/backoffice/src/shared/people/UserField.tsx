import { useHttp } from '@mingjian/api/react';
import type { FieldControlProps, ReferenceFormField } from '@mingjian/widgets/Form';
import { UserSelect } from '@mingjian/widgets/UserSelect';
import { userLoadersOf } from './userLoaders';

/** A reference to a member of staff in a form. */
export function UserField({
  field,
  id,
  value,
  onChange,
  error,
  readOnly,
}: FieldControlProps<ReferenceFormField>) {
  const { load, resolve } = userLoadersOf(useHttp());
  const userId = typeof value === 'string' ? value : null;
  const realname = userId === null ? undefined : field.nameOf?.(userId);
  return (
    <UserSelect
      id={id}
      label={field.label}
      description={field.description}
      required={field.required === true && !readOnly}
      readOnly={readOnly}
      error={error}
      clearable={!field.required && !readOnly}
      load={load}
      resolve={resolve}
      selectedPerson={
        userId === null || realname === undefined ? undefined : { id: userId, realname }
      }
      value={userId}
      onValueChange={onChange}
    />
  );
}
