import { ADDRESS_ROWS, type AddressRow } from '../entities/companies/addressRow';
import type { TextRule } from './rule';

/** Returns the rows in a JSON text; `null` for a text that holds none. */
export function addressRowsIn(text: string): AddressRow[] | null {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isAddressRow) ? rows : null;
  } catch {
    return null;
  }
}

/** JSON texts of `AddressRow[]`: each row has a province, and no two the same. */
export const addressRowsRule: TextRule = {
  accepts: (text) => {
    const provinces = addressRowsIn(text)?.map(({ province }) => province);
    return (
      provinces !== undefined &&
      provinces.length <= ADDRESS_ROWS &&
      new Set(provinces).size === provinces.length &&
      !provinces.includes('')
    );
  },
  problem: {
    zh: '每行请选择一个省份，不能重复',
    en: 'Select a province in each row, no two the same',
  },
};

const isAddressRow = (value: unknown): value is AddressRow =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'province' in value &&
  typeof value.province === 'string' &&
  'city' in value &&
  Array.isArray(value.city) &&
  value.city.every((code) => typeof code === 'string');
