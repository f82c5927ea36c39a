import { IconButton, MultiSelect, Select, useTexts } from '@mingjian/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { sameProvince } from './model/regionRows';
import { regionRowsTexts } from './RegionRows.texts';
import * as S from './RegionRows.styles';
import type { RegionChoices } from './useRegionChoices';
import type { RegionRowsState } from './useRegionRows';

export interface RegionRowFieldsProps {
  index: number;
  state: RegionRowsState;
  choices: RegionChoices;
  readOnly: boolean;
  disabled: boolean;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** One row: the province, its cities, and the buttons that move and delete it. */
export function RegionRowFields({
  index,
  state: { rows, setProvince, setCities },
  choices: { isLoading, provincesOf, citiesOf },
  readOnly,
  disabled,
  onMove,
  onRemove,
}: RegionRowFieldsProps) {
  const t = useTexts(regionRowsTexts);
  const { province, city } = rows[index]!;
  const cities = citiesOf(index);
  const same = sameProvince(rows, index);
  const isRepeated = same >= 0 && same < index;
  const hasNoCities = cities.length === 0 && !isLoading;
  const reason = province === '' ? t.chooseFirst : hasNoCities ? t.noCities : undefined;
  const missingLabel = isLoading ? t.loading : undefined;

  return (
    <S.Row aria-label={t.row(index + 1)}>
      <Select
        label={t.province}
        hideLabel
        placeholder={t.choose}
        options={provincesOf(index)}
        missingLabel={missingLabel}
        loading={isLoading}
        readOnly={readOnly}
        disabled={disabled}
        error={isRepeated ? t.twice(same + 1) : undefined}
        value={province === '' ? null : province}
        onValueChange={(code) => setProvince(index, code ?? '')}
      />
      <MultiSelect
        label={t.cities}
        hideLabel
        placeholder={reason ?? t.allCities}
        options={cities}
        missingLabel={missingLabel}
        shown={3}
        clearable
        loading={isLoading}
        readOnly={readOnly}
        disabled={disabled || (reason !== undefined && !isLoading && !readOnly)}
        value={city}
        onValueChange={(codes) => setCities(index, codes)}
      />
      {!readOnly && !disabled && (
        <RowButtons index={index} count={rows.length} onMove={onMove} onRemove={onRemove} />
      )}
    </S.Row>
  );
}

interface RowButtonsProps extends Pick<RegionRowFieldsProps, 'index' | 'onMove' | 'onRemove'> {
  /** Number of rows. */
  count: number;
}

function RowButtons({ index, count, onMove, onRemove }: RowButtonsProps) {
  const t = useTexts(regionRowsTexts);
  const row = t.row(index + 1);
  return (
    <S.Buttons>
      <IconButton
        label={t.up(row)}
        icon={ArrowUp}
        aria-disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <IconButton
        label={t.down(row)}
        icon={ArrowDown}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      />
      <IconButton label={t.remove(row)} icon={Trash2} onClick={() => onRemove(index)} />
    </S.Buttons>
  );
}
