import { useTexts, type SelectOption } from '@mingjian/ui';
import { codeLabel } from '../internal/regions/regionLabels';
import { useRegionSource } from '../internal/regions/regionSource';
import { regionRowsTexts } from './RegionRows.texts';
import type { RegionRow } from './model/regionRows';

/** The options of the rows' fields. */
export interface RegionChoices {
  /** Whether the table is on its way. */
  isLoading: boolean;
  hasFailed: boolean;
  /** Returns the provinces for a row; those of other rows are disabled. */
  provincesOf(index: number): SelectOption<string>[];
  /** Returns the cities of a row's province. */
  citiesOf(index: number): SelectOption<string>[];
}

/** A code that no list has: with it the provinces are loaded for empty rows too. */
const ANY = '000000';

/**
 * Returns the options of rows, none while the table is on its way. A stored code that no list has
 * is an option too, so it stays.
 */
export function useRegionChoices(rows: readonly RegionRow[]): RegionChoices {
  const t = useTexts(regionRowsTexts);
  const { sources, hasFailed } = useRegionSource([
    ANY,
    ...rows.flatMap(({ province, city }) => [province, ...city]),
  ]);
  const isLoading = !sources && !hasFailed;
  const optionOf = (code: string): SelectOption<string> => ({
    value: code,
    label: sources ? (codeLabel(code, sources).names.at(-1) ?? code) : code,
  });
  const withStored = (codes: readonly string[], stored: readonly string[]) => [
    ...codes,
    ...stored.filter((code) => code !== '' && !codes.includes(code)),
  ];

  return {
    isLoading,
    hasFailed,
    provincesOf: (index) => {
      if (isLoading) return [];
      const provinces = (sources?.all() ?? []).filter(({ level }) => level === 1);
      const codes = provinces.map(({ code }) => code);
      return withStored(codes, [rows[index]!.province]).map((code) => {
        const other = rows.findIndex((row, at) => at !== index && row.province === code);
        const isFree = other < 0 || code === rows[index]!.province;
        return { ...optionOf(code), ...(!isFree && { disabledReason: t.used(other + 1) }) };
      });
    },
    citiesOf: (index) => {
      if (isLoading) return [];
      const { province, city } = rows[index]!;
      const cities = sources?.get(province)?.children ?? [];
      return withStored(
        cities.map(({ code }) => code),
        city,
      ).map(optionOf);
    },
  };
}
