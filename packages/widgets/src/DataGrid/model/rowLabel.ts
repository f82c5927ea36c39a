import type { GridColumn } from '../../internal/list/column';
import { cellText, namingPlace } from './cellText';
import { placeColumns } from './placeColumns';

/** Returns the text of a row's naming column, such as its number; empty where there is none. */
export function rowLabel<Row>(columns: readonly GridColumn<Row>[], row: Row): string {
  const { places } = placeColumns(columns, undefined, {
    check: false,
    index: false,
    actions: false,
  });
  const place = places[namingPlace(places)];
  return place?.kind === 'value' ? cellText(place.column, row) : '';
}
