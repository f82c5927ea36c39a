import { useId } from 'react';
import { FormValue, SegmentedControl, type SegmentedControlProps } from '@mingjian/ui';
import { isDangerLevel } from './model/dangerLevels';
import { useDangerChoice, type DangerChoiceOptions } from './useDangerChoice';

export interface DangerLevelSegmentsProps
  extends
    Omit<SegmentedControlProps<string>, 'options' | keyof DangerChoiceOptions>,
    DangerChoiceOptions {}

/**
 * A field for a danger level with all levels in sight, for rows that are judged one after the
 * other. The keys 1 to 5 select a level at once. Renders a `SegmentedControl`, which all other
 * props go to; none may be selected. Where room is short use `DangerLevelSelect`.
 */
export function DangerLevelSegments({
  dangerType,
  value,
  defaultValue,
  onValueChange,
  onKeyDown,
  ...rest
}: DangerLevelSegmentsProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const choice = useDangerChoice(
    { dangerType, value, defaultValue, onValueChange },
    rest.disabled === true || rest.readOnly === true,
  );

  return (
    <>
      <SegmentedControl
        {...rest}
        id={id}
        options={choice.options.map(({ level, ...option }) => ({
          ...option,
          value: String(level),
        }))}
        value={choice.value === null ? '' : String(choice.value)}
        onValueChange={(text) => {
          const level = Number(text);
          if (isDangerLevel(level)) choice.setValue(level);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          choice.handleKeyDown(event);
        }}
      />
      <FormValue controlId={id} name={undefined} value={null} onReset={choice.reset} />
    </>
  );
}
