import { useMemo } from 'react';
import { useHttp } from '@mingjian/api/react';
import { useLatestResponse, useLocale, useTexts } from '@mingjian/ui';
import type { AdvancedField } from '@mingjian/widgets/AdvancedFilter';
import type { FilterField, ListCondition } from '@mingjian/widgets/ListFilter';
import { readListQuery } from '@mingjian/widgets/ListGrid';
import { useSearchParams } from 'react-router-dom';
import type { ResourceList } from './listOf';
import { nameIn, useReferenceNames } from './referenceNames';
import { referenceSources, sourceOf, type ReferenceSources } from './referenceSources';
import { resourceListTexts } from './resourceList.texts';

/** Returns the sources of referenced resources, in the current language. */
export function useReferences(): ReferenceSources {
  const http = useHttp();
  const { language } = useLocale();
  return useMemo(() => referenceSources(http, language), [http, language]);
}

/** A value that a lookup of the filter bar holds. */
interface HeldReference {
  resource: string;
  key: string;
}

/**
 * Returns the filters with the names of the rows that the address filters by. A name that the
 * session does not know is loaded by its key.
 */
export function useNamedFilters<Row extends { id: string }>(
  list: Pick<ResourceList<Row>, 'fields'>,
  filters: readonly FilterField<Row>[],
): readonly FilterField<Row>[] {
  return useNamed(list, filters);
}

/** Returns the fields of an advanced filter with such names. */
export function useNamedFields<Row extends { id: string }>(
  list: Pick<ResourceList<Row>, 'fields'>,
  fields: readonly AdvancedField[],
): readonly AdvancedField[] {
  return useNamed(list, fields);
}

function useNamed<Row extends { id: string }, One extends { kind: string; field: string }>(
  { fields }: Pick<ResourceList<Row>, 'fields'>,
  filters: readonly One[],
): readonly One[] {
  const http = useHttp();
  const t = useTexts(resourceListTexts);
  const { language } = useLocale();
  const sources = useReferences();
  const names = useReferenceNames(http);
  const [params] = useSearchParams();
  const held = useMemo(() => {
    const lookups = new Map(
      filters.flatMap(({ kind, field }) =>
        kind === 'lookup' && fields[field]!.resource ? [[field, fields[field]!.resource]] : [],
      ),
    );
    if (lookups.size === 0) return [];
    const { conditions, advanced } = readListQuery(params);
    return heldIn([...conditions, ...(advanced?.conditions ?? [])], lookups);
  }, [filters, fields, params]);
  const missing = held.filter(({ resource, key }) => !nameIn(names, { resource, language }, key));
  const { isFetching } = useLatestResponse(
    missing.length > 0 ? JSON.stringify([language, missing]) : null,
    async (context) =>
      Promise.all(
        missing.map(({ resource, key }) => sourceOf(sources, resource).loadByKey([key], context)),
      ),
  );
  const unknown = isFetching ? t.optionLoading : t.unknownReference;

  return useMemo(() => {
    const optionsOf = (resource: string) =>
      held
        .filter((reference) => reference.resource === resource)
        .map(({ key }) => ({ key, text: nameIn(names, { resource, language }, key) ?? unknown }));
    return filters.map((filter) =>
      filter.kind === 'lookup' && fields[filter.field]!.resource
        ? { ...filter, options: optionsOf(fields[filter.field]!.resource!) }
        : filter,
    );
  }, [filters, fields, held, names, language, unknown]);
}

/** Returns the references among conditions. `lookups` are their resources, by field. */
function heldIn(
  conditions: readonly ListCondition[],
  lookups: ReadonlyMap<string, string>,
): HeldReference[] {
  return conditions.flatMap(({ field, value }) => {
    const resource = lookups.get(field);
    const keys = typeof value === 'string' ? [value] : (value ?? []);
    return resource === undefined ? [] : keys.map((key) => ({ resource, key }));
  });
}
