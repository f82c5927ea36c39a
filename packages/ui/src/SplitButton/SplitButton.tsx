import { useId, type ComponentPropsWithRef, type MouseEventHandler, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import type { Placement } from '../internal/floating/placement';
import type { OpenProps } from '../internal/floating/useOpen';
import { Menu } from '../Menu/Menu';
import { isSeparator, type MenuItem } from '../Menu/menuItem';
import { Tooltip } from '../Tooltip/Tooltip';
import * as S from './SplitButton.styles';

export type SplitButtonTone = 'neutral' | 'primary';

/** `open`, `defaultOpen` and `onOpenChange` are those of the menu. */
export interface SplitButtonProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'onClick'> {
  /** Label of the main action: a short verb. */
  children: ReactNode;
  /** Runs the main action. */
  onClick: MouseEventHandler<HTMLButtonElement>;
  /** Name of the variants: labels the small button and its menu. */
  menuLabel: string;
  /** The variants of the main action. */
  items: readonly MenuItem[];
  /**
   * Position of the menu at its button.
   * @default 'bottom-end'
   */
  placement?: Placement | undefined;
  /**
   * Emphasis of the button. Use one `primary` per view.
   * @default 'neutral'
   */
  tone?: SplitButtonTone | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /**
   * Whether the main action is running, during which its variants are disabled too.
   * @default false
   */
  loading?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Reason why both buttons are disabled, shown and announced when the main one is focused. */
  disabledReason?: string | undefined;
}

/**
 * A main action with variants in a menu beside it. Renders a `<div role="group">` of two buttons
 * and the list of a `Menu`. For actions of equal weight use `Menu`.
 */
export function SplitButton(props: SplitButtonProps) {
  const {
    children,
    onClick,
    menuLabel,
    items,
    placement = 'bottom-end',
    open,
    defaultOpen,
    onOpenChange,
    icon,
    loading = false,
    disabled = false,
    disabledReason,
    ...appearance
  } = props;
  const { tone = 'neutral', size = 'medium', ...rest } = appearance;
  const id = useId();
  const shared = { tone, size, disabled } as const;
  const hasReason = disabledReason !== undefined;
  const main = (
    <Button
      {...shared}
      {...(hasReason ? { 'aria-disabled': true } : { onClick })}
      id={`${id}-main`}
      icon={icon}
      loading={loading}
    >
      {children}
    </Button>
  );

  return (
    <S.Root role="group" aria-labelledby={`${id}-main`} {...rest}>
      {hasReason ? <Tooltip content={disabledReason}>{main}</Tooltip> : main}
      {hasReason ? (
        <MenuButton {...shared} label={menuLabel} aria-disabled />
      ) : (
        <Menu
          label={menuLabel}
          items={loading ? disableAll(items) : items}
          placement={placement}
          open={open}
          defaultOpen={defaultOpen}
          onOpenChange={onOpenChange}
          trigger={<MenuButton {...shared} label={menuLabel} />}
        />
      )}
    </S.Root>
  );
}

function MenuButton({ label, ...rest }: ButtonProps & { label: string }) {
  return (
    <Tooltip content={label} decorative>
      <Button {...rest} aria-label={label} icon={<Icon icon={ChevronDown} />} />
    </Tooltip>
  );
}

function disableAll(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item) => (isSeparator(item) ? item : { ...item, disabled: true }));
}
