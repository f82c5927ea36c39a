import { Fragment, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ScrollingBody } from '../internal/overflow/ScrollingBody';
import * as S from './Popover.styles';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the panel: its purpose. */
  label: string;
  /** The content, or a function that returns it and gets a `close` callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /**
   * The aligned edges of trigger and panel.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/**
 * Content behind one button, above the page. Renders the trigger, and a `role="dialog"` in a portal
 * while open, which takes rest props and `ref`.
 */
export function Popover({ trigger, label, children, align = 'start', ref, ...rest }: PopoverProps) {
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment}>{trigger}</PopoverButton>
      <PopoverPanel
        {...rest}
        {...(ref !== undefined && { ref })}
        as={S.Panel}
        anchor={`bottom ${align}`}
        role="dialog"
        aria-label={label}
        focus
      >
        {({ close }) => (
          <ScrollingBody element={S.Body}>
            {typeof children === 'function' ? children(() => close()) : children}
          </ScrollingBody>
        )}
      </PopoverPanel>
    </HeadlessPopover>
  );
}
