import type { PropRow } from '../../docs/props/propsTable.ts';
import type { ComponentDoc, SimilarNames } from './component.ts';

/** Returns the content of `catalogue.json`: each component, and the page that it is on. */
export function catalogueOf(
  docs: readonly ComponentDoc[],
  similarTo: (name: string) => SimilarNames,
  peersOf: (specifier: string) => readonly string[],
) {
  return docs.flatMap(({ name, tables, guide, since }) =>
    tables.map(({ component, description, importedFrom, own, native }) => ({
      name: component,
      from: importedFrom,
      page: `docs/${name}.md`,
      description,
      purpose: component === tables[0]!.component ? (guide?.use[0] ?? null) : null,
      props: own.map(propOf),
      element: native?.element ?? null,
      peers: peersOf(importedFrom!),
      similar: similarTo(component),
      since,
    })),
  );
}

const propOf = ({ name, type, required, defaultValue, description }: PropRow) => ({
  name,
  type,
  required,
  default: defaultValue,
  description,
});
