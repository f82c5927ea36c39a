/** Most rows: one for each province, and 海外. */
export const ADDRESS_ROWS = 35;

/** A province and cities in it. */
export interface AddressRow {
  /** Code of the province. */
  province: string;
  /** Codes of cities in it; none stand for the whole province. */
  city: string[];
}
