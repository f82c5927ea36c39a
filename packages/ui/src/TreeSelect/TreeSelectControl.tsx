import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronDown, X } from 'lucide-react';
import { isComposed } from '../internal/events/isComposed';
import { fieldTexts } from '../Field/Field.texts';
import { partName, type LabelledControl } from '../Field/fieldAria';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { pathTo } from '../Tree/model/treeItem';
import * as S from './TreeSelect.styles';
import { treeSelectTexts } from './TreeSelect.texts';
import { TreeSelectPanel } from './TreeSelectPanel';
import type { TreeSelectState } from './useTreeSelect';

export interface TreeSelectControlProps {
  /** Props of the button; its children are the value it shows. */
  trigger: Omit<ComponentPropsWithRef<'button'>, 'autoFocus' | 'disabled'>;
  state: TreeSelectState;
  field: LabelledControl;
  multiple: boolean;
  checkStrictly: boolean;
  /** Whether there is a selection that may be cleared. */
  canClear: boolean;
  /** Keys that are expanded first. @default the ancestors of the selected items */
  expandedKeys: readonly string[] | undefined;
}

const comboboxRole = { role: 'combobox', 'aria-haspopup': 'dialog' } as const;

/** The button of a tree select and its panel. */
export function TreeSelectControl({
  trigger,
  state,
  field,
  multiple,
  checkStrictly,
  canClear,
  expandedKeys,
}: TreeSelectControlProps) {
  const { clear } = useTexts(fieldTexts);
  const { options } = useTexts(treeSelectTexts);
  const { ref, children, onKeyDown, ...button } = trigger;
  const selectedAncestors = () =>
    state.keys.flatMap((key) => pathTo(state.items, key).slice(0, -1)).map(({ key }) => key);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'ArrowDown' || isOpen || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.click();
  };

  const handleClear = () => {
    state.setKeys([]);
    document.getElementById(field.controlId)?.focus();
  };

  return (
    <Popover as={S.Box}>
      <PopoverButton
        {...button}
        {...comboboxRole}
        {...(ref != null && { ref })}
        as={S.Trigger}
        onKeyDown={handleKeyDown}
      >
        {children}
        <Arrow />
      </PopoverButton>
      {canClear && (
        <S.Clear {...partName(field, 'clear', clear)} type="button" onClick={handleClear}>
          <Icon icon={X} />
        </S.Clear>
      )}
      <PopoverPanel
        as={S.Panel}
        anchor="bottom start"
        role="dialog"
        aria-labelledby={`${field.controlId}-label`}
        focus
      >
        {({ close }) => (
          <TreeSelectPanel
            state={state}
            label={typeof field.label === 'string' ? field.label : options}
            multiple={multiple}
            checkStrictly={checkStrictly}
            expandedKeys={expandedKeys ?? selectedAncestors()}
            onDone={() => close()}
          />
        )}
      </PopoverPanel>
    </Popover>
  );
}

export interface FixedTreeSelectProps extends ComponentPropsWithRef<'button'> {
  readOnly: boolean;
  /** Whether it is disabled with a readable reason: then it takes focus. */
  hasReason: boolean;
}

/** The button of a read-only or disabled tree select. It opens nothing. */
export function FixedTreeSelect({
  readOnly,
  hasReason,
  disabled,
  children,
  ...button
}: FixedTreeSelectProps) {
  return (
    <S.Trigger
      {...button}
      {...comboboxRole}
      type="button"
      aria-expanded={false}
      disabled={disabled && !hasReason}
      aria-disabled={hasReason || undefined}
      aria-readonly={readOnly || undefined}
    >
      {children}
      <Arrow />
    </S.Trigger>
  );
}

function Arrow() {
  return (
    <S.Arrow>
      <Icon icon={ChevronDown} />
    </S.Arrow>
  );
}
