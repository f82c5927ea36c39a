import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ChevronDown, X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { pathTo } from '../Tree/model/treeItem';
import * as S from './TreeSelect.styles';
import { treeSelectTexts } from './TreeSelect.texts';
import { TreeSelectPanel } from './TreeSelectPanel';
import type { TreeSelectState } from './useTreeSelect';

export interface TreeSelectControlProps {
  /** What goes to the button; its children are what it shows. */
  trigger: Omit<ComponentPropsWithRef<'button'>, 'autoFocus' | 'disabled'>;
  state: TreeSelectState;
  label: string;
  multiple: boolean;
  checkStrictly: boolean;
  /** Whether there is a choice that may be taken back. */
  canClear: boolean;
  /** Keys that are open first. @default the way to what is chosen */
  openKeys: readonly string[] | undefined;
}

const comboboxRole = { role: 'combobox', 'aria-haspopup': 'dialog' } as const;

/** The button and the panel that it opens. */
export function TreeSelectControl({
  trigger,
  state,
  label,
  multiple,
  checkStrictly,
  canClear,
  openKeys,
}: TreeSelectControlProps) {
  const t = useTexts(treeSelectTexts);
  const { ref, children, onKeyDown, ...button } = trigger;
  const way = () =>
    state.keys.flatMap((key) => pathTo(state.items, key).slice(0, -1)).map(({ key }) => key);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || event.currentTarget.getAttribute('aria-expanded') === 'true')
      return;
    event.preventDefault();
    event.currentTarget.click();
  };

  const handleClear = () => {
    state.choose([]);
    if (button.id !== undefined) document.getElementById(button.id)?.focus();
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
        <S.Clear type="button" aria-label={t.clear(label)} onClick={handleClear}>
          <Icon icon={X} />
        </S.Clear>
      )}
      <PopoverPanel as={S.Panel} anchor="bottom start" role="dialog" aria-label={label} focus>
        {({ close }) => (
          <TreeSelectPanel
            {...{ state, label, multiple, checkStrictly }}
            openKeys={openKeys ?? way()}
            onDone={() => close()}
          />
        )}
      </PopoverPanel>
    </Popover>
  );
}

export interface FixedTreeSelectProps extends ComponentPropsWithRef<'button'> {
  readOnly: boolean;
  /** Whether it is disabled for a reason that can be read: then it takes focus. */
  hasReason: boolean;
}

/** The button when it opens nothing: read-only, or disabled. */
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
