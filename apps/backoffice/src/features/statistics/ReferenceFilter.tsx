import { useHttp } from '@mingjian/api/react';
import { Combobox, useLatestResponse, useLocale } from '@mingjian/ui';
import { nameIn, useReferenceNames } from '../../shared/resourceList/referenceNames';
import { sourceOf } from '../../shared/resourceList/referenceSources';
import { useReferences } from '../../shared/resourceList/useReferences';

interface ReferenceFilterProps {
  /** Name of the resource whose rows can be chosen. */
  resource: string;
  label: string;
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** A choice of one row of a resource, found by typing; a key from the address gets its name. */
export function ReferenceFilter({ resource, label, value, onValueChange }: ReferenceFilterProps) {
  const http = useHttp();
  const { language } = useLocale();
  const source = sourceOf(useReferences(), resource);
  const name = nameIn(useReferenceNames(http), { resource, language }, value ?? '');
  useLatestResponse(
    value !== null && name === undefined ? JSON.stringify([language, resource, value]) : null,
    async (context) => source.loadByKey([value!], context),
  );
  return (
    <Combobox
      label={label}
      load={source.load}
      value={value}
      selectedOption={value === null ? undefined : { value, label: name ?? value }}
      onValueChange={onValueChange}
      clearable
    />
  );
}
