import { IMPORT_REQUIRED, type ImportField, type OrderImport } from '@mingjian/api';

/** Part of an import that its page shows. */
export type ImportStep = 'file' | 'columns' | 'rows';

/** The props of the parts of an open import. */
export interface OpenImportProps {
  record: OrderImport;
  /** Called with the import after a change. */
  onChange(record: OrderImport): void;
  onStep(step: ImportStep): void;
}

/** Returns the step in an address, which is that of the rows unless it says otherwise. */
export const stepIn = (query: URLSearchParams): ImportStep => {
  if (!query.get('id')) return 'file';
  return query.get('step') === 'columns' ? 'columns' : 'rows';
};

/** Returns the fields that no column holds though each order needs them. */
export const missingFields = (mapping: readonly (ImportField | null)[]) =>
  IMPORT_REQUIRED.filter((field) => !mapping.includes(field));

/** Returns a mapping in which a column holds a field, and no other one does. */
export const withField = (
  mapping: readonly (ImportField | null)[],
  column: number,
  field: ImportField | null,
): (ImportField | null)[] =>
  mapping.map((kept, at) => (at === column ? field : kept === field ? null : kept));

/** Returns how many rows a placing would take. */
export const placeable = ({ counts }: Pick<OrderImport, 'counts'>, withWarnings: boolean) =>
  counts.good + (withWarnings ? counts.warning : 0);
