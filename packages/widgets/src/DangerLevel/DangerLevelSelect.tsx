import { Select, type SelectOption, type SelectProps } from '@mingjian/ui';
import * as S from './DangerLevelSelect.styles';
import { DangerShape } from './DangerShape';
import { dangerColor, levelsOf, type DangerLevel, type DangerType } from './model/dangerLevels';
import { useDangerLabels } from './useDangerLabels';

export interface DangerLevelSelectProps extends Omit<SelectProps<DangerLevel>, 'options'> {
  /** Kind of the check. Blue is offered for comparisons only. */
  dangerType: DangerType;
}

/**
 * A field for a danger level. Renders a `Select`, which all other props go to. A stored level that
 * the kind of check does not offer is shown as a disabled option.
 */
export function DangerLevelSelect({ dangerType, ...rest }: DangerLevelSelectProps) {
  const { value, defaultValue = null } = rest;
  const stored = value === undefined ? defaultValue : value;
  const labelsOf = useDangerLabels();
  const offered = levelsOf(dangerType);
  const toOption = (level: DangerLevel): SelectOption<DangerLevel> => ({
    value: level,
    label: labelsOf(level).full,
    mark: markOf(level),
  });
  const options = offered.map(toOption);
  if (stored !== null && !offered.includes(stored))
    options.push({ ...toOption(stored), disabled: true });

  return <Select {...rest} options={options} />;
}

function markOf(level: DangerLevel) {
  const color = dangerColor(level);
  return (
    <S.Mark data-level={color}>
      <DangerShape color={color} />
    </S.Mark>
  );
}
