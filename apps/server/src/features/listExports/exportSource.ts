import { toList } from '../../resources/resourceList';
import type { ListDefinition } from '../../resources/listPage';
import type { ServedResource } from '../../resources/servedResource';

/** A list that can be exported. */
export interface ExportSource {
  list: ListDefinition<{ id: string }>;
  /** Fields that a file may show: those of the list, masked as there. */
  fields: ReadonlySet<string>;
}

/** Returns the export of a resource's list. */
export const exportSource = (resource: ServedResource<{ id: string }>): ExportSource => ({
  list: toList(resource),
  fields: new Set(['id', ...Object.keys(resource.fields)]),
});
