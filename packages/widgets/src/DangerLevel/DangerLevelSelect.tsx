import { Select, useControllable, type SelectOption, type SelectProps } from '@mingjian/ui';
import * as S from './DangerLevelSelect.styles';
import { DangerShape } from './DangerShape';
import { dangerColor, levelsOf, type DangerLevel, type DangerType } from './model/dangerLevels';
import { useDangerWords } from './useDangerWords';

type Passed = Omit<SelectProps<DangerLevel>, 'options' | 'value' | 'onValueChange'>;

export interface DangerLevelSelectProps extends Passed {
  /** The level chosen; `null` for none. Without it the widget keeps its own. */
  value?: DangerLevel | null | undefined;
  /** @default null */
  defaultValue?: DangerLevel | null | undefined;
  onValueChange?: ((value: DangerLevel | null) => void) | undefined;
  /** The kind of check. It decides whether blue is offered. */
  dangerType: DangerType;
}

/**
 * Chooses a danger level. Renders a `Select`, whose other props it passes on. A saved level that
 * the kind of check no longer offers stays in sight, but cannot be chosen again.
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
  const wordsOf = useDangerWords();
  const offered = levelsOf(dangerType);
  const toOption = (each: DangerLevel): SelectOption<DangerLevel> => ({
    value: each,
    label: wordsOf(each).full,
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
