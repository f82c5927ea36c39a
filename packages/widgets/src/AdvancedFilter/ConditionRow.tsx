import { memo, useEffect, useRef } from 'react';
import { useTexts } from '@mingjian/ui';
import { advancedFilterTexts } from './advancedFilter.texts';
import { ConditionControls, type ConditionControlsProps } from './ConditionControls';
import { useNearView } from './useNearView';

/** Number of conditions whose controls are rendered at once. */
export const FIRST_ROWS = 20;

export interface ConditionRowProps extends Omit<ConditionControlsProps, 'name'> {
  /** The condition in words, while its controls are not rendered. */
  text: string;
  /** Turn in which the condition takes focus; 0 for none. */
  focusTurn: number;
  /** Drop position of the dragged condition: before or after this one. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
}

/**
 * One condition. Renders an `<li>`, and anew only when something of the condition changes. Beyond
 * the first ones its controls are rendered when it comes near the view or takes focus; until then
 * it is its text.
 */
export const ConditionRow = memo(function ConditionRow({
  text,
  focusTurn,
  drop,
  isDragged,
  ...controls
}: ConditionRowProps) {
  const t = useTexts(advancedFilterTexts);
  const { condition, index, problems } = controls;
  const name = t.condition(index + 1);
  const ref = useRef<HTMLLIElement>(null);
  const near = useNearView(ref, index < FIRST_ROWS);
  const isLive = near.isNear || focusTurn > 0 || problems !== null;
  useFocusOn(ref, focusTurn);
  return (
    <li
      ref={ref}
      data-row
      data-off={condition.isOff || undefined}
      data-drop={drop}
      data-dragged={isDragged || undefined}
    >
      {isLive ? (
        <ConditionControls {...controls} name={name} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a stop of the Tab key, whose focus goes to the controls
        <div role="group" aria-label={name} data-later tabIndex={0} onFocus={near.enter}>
          {text}
        </div>
      )}
    </li>
  );
});

/** Focuses the field of a condition at each new turn. */
function useFocusOn(ref: { current: HTMLElement | null }, turn: number) {
  useEffect(() => {
    if (turn > 0) ref.current?.querySelector<HTMLElement>('[data-part="field"] button')?.focus();
  }, [ref, turn]);
}
