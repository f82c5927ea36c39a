import type { KeyboardEvent, ReactNode } from 'react';
import { useControllable } from '@mingjian/ui';
import * as S from './DangerLevelSelect.styles';
import { DangerShape } from './DangerShape';
import { dangerColor, levelsOf, type DangerLevel, type DangerType } from './model/dangerLevels';
import { useDangerLabels } from './useDangerLabels';

/** The value of a danger level field, and the kind of check that it is about. */
export interface DangerChoiceOptions {
  /** Kind of the check. Blue is offered for comparisons only. */
  dangerType: DangerType;
  /** The level, `null` for none. Without it the field is uncontrolled. */
  value?: DangerLevel | null | undefined;
  /** @default null */
  defaultValue?: DangerLevel | null | undefined;
  /** Called with the selected level, or with `null` when it is cleared. */
  onValueChange?: ((value: DangerLevel | null) => void) | undefined;
}

/** A level as an option: its words, its shape, and whether it can be selected. */
export interface DangerOption {
  level: DangerLevel;
  label: string;
  mark: ReactNode;
  disabled: boolean;
}

/** Value, options and keys of a danger level field. */
export interface DangerChoice {
  value: DangerLevel | null;
  setValue(value: DangerLevel | null): void;
  /** Stores the initial level again, which is not reported. */
  reset(): void;
  /** The offered levels, worst first, and a stored one that is not offered, disabled. */
  options: readonly DangerOption[];
  /** Whether a key is the number of a level, which is offered and may be selected. */
  isKeyOf(event: KeyboardEvent, level: DangerLevel): boolean;
  /** Selects the level whose number is pressed, 1 for red to 5 for grey. */
  handleKeyDown(event: KeyboardEvent): void;
}

/** Returns the value of a danger level field with its options and keys. */
export function useDangerChoice(
  { dangerType, value: controlled, defaultValue = null, onValueChange }: DangerChoiceOptions,
  isFixed: boolean,
): DangerChoice {
  const [value, setValue, reset] = useControllable<DangerLevel | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const labelsOf = useDangerLabels();
  const offered = levelsOf(dangerType);
  const levels = value === null || offered.includes(value) ? offered : [...offered, value];

  const isKeyOf = (event: KeyboardEvent, level: DangerLevel) =>
    event.key === String(level) &&
    offered.includes(level) &&
    !(isFixed || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);

  return {
    value,
    isKeyOf,
    setValue,
    reset,
    options: levels.map((level) => ({
      level,
      label: labelsOf(level).full,
      mark: markOf(level),
      disabled: !offered.includes(level),
    })),
    handleKeyDown(event) {
      const level = offered.find((one) => isKeyOf(event, one));
      if (level === undefined) return;
      event.preventDefault();
      if (level !== value) setValue(level);
    },
  };
}

function markOf(level: DangerLevel) {
  const color = dangerColor(level);
  return (
    <S.Mark data-level={color}>
      <DangerShape color={color} />
    </S.Mark>
  );
}
