import { Select, useControllable, type SelectOption, type SelectProps } from '@mingjian/ui';
import * as S from './DangerLevelSelect.styles';
import { DangerShape } from './DangerShape';
import { dangerColor, levelsOf, type DangerLevel, type DangerType } from './model/dangerLevels';
import { useDangerLabels } from './useDangerLabels';

type Passed = Omit<SelectProps<DangerLevel>, 'options' | 'value' | 'onValueChange'>;

export interface DangerLevelSelectProps extends Passed {
  /** The selected level; `null` for none. Without it the field is uncontrolled. */
  value?: DangerLevel | null | undefined;
  /** @default null */
  defaultValue?: DangerLevel | null | undefined;
  onValueChange?: ((value: DangerLevel | null) => void) | undefined;
  /** Kind of the check. Blue is offered for comparisons only. */
  dangerType: DangerType;
}

/**
 * A field for a danger level. Renders a `Select`, which rest props go to. A stored level that the
 * kind of check does not offer is shown as a disabled option.
 */
export function DangerLevelSelect({
  value,
  defaultValue = null,
  onValueChange,
  dangerType,
  ...rest
}: DangerLevelSelectProps) {
  const [level, setLevel] = useControllable<DangerLevel | null>({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const labelsOf = useDangerLabels();
  const offered = levelsOf(dangerType);
  const toOption = (each: DangerLevel): SelectOption<DangerLevel> => ({
    value: each,
    label: labelsOf(each).full,
    mark: markOf(each),
  });
  const options = offered.map(toOption);
  if (level !== null && !offered.includes(level))
    options.push({ ...toOption(level), disabled: true });

  return <Select {...rest} options={options} value={level} onValueChange={setLevel} />;
}

function markOf(level: DangerLevel) {
  const color = dangerColor(level);
  return (
    <S.Mark data-level={color}>
      <DangerShape color={color} />
    </S.Mark>
  );
}
