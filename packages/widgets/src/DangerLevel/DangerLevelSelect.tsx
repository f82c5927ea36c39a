import { useId, type KeyboardEvent } from 'react';
import { FormValue, Select, type SelectProps } from '@mingjian/ui';
import { Keys } from './DangerLevelSelect.styles';
import type { DangerLevel } from './model/dangerLevels';
import { useDangerChoice, type DangerChoiceOptions } from './useDangerChoice';

export interface DangerLevelSelectProps
  extends
    Omit<SelectProps<DangerLevel>, 'options' | keyof DangerChoiceOptions>,
    DangerChoiceOptions {}

/**
 * A field for a danger level, in a list that opens on demand. The keys 1 to 5 select a level at
 * once. Renders a `Select`, which all other props go to. A stored level that the kind of check does
 * not offer is shown as a disabled option. To show all levels at once use `DangerLevelSegments`.
 */
export function DangerLevelSelect({
  dangerType,
  value,
  defaultValue,
  onValueChange,
  onKeyDown,
  ...rest
}: DangerLevelSelectProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const choice = useDangerChoice(
    { dangerType, value, defaultValue, onValueChange },
    rest.disabled === true || rest.readOnly === true,
  );

  /** The open list has focus, in a portal: what selects by pointer selects by number, too. */
  const pressInList = (event: KeyboardEvent) => {
    const list = (event.target as Element).closest('[role="listbox"]');
    const index = choice.options.findIndex((option) => choice.isKeyOf(event, option.level));
    list?.querySelectorAll<HTMLElement>('[role="option"]')[index]?.click();
  };

  return (
    <Keys onKeyDown={pressInList}>
      <Select
        {...rest}
        id={id}
        options={choice.options.map(({ level, ...option }) => ({ ...option, value: level }))}
        value={choice.value}
        onValueChange={choice.setValue}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          choice.handleKeyDown(event);
        }}
      />
      <FormValue controlId={id} name={undefined} value={null} onReset={choice.reset} />
    </Keys>
  );
}
