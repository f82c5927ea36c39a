import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useOpen, type OpenProps } from '../internal/floating/useOpen';
import { Collapsible, type CollapsibleLevel } from './Collapsible';
import * as S from './Disclosure.styles';

export interface DisclosureProps extends OpenProps, Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Text of the button: a noun for the content. */
  title: ReactNode;
  /** Short content at the end of the button, such as a count or a state. */
  note?: ReactNode;
  /**
   * Whether the content can neither be shown nor hidden.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Level of a heading around the button. @default none */
  headingLevel?: CollapsibleLevel | undefined;
}

/**
 * One region that a button shows and hides. Renders a `<div>` with a native button. Hidden content
 * stays in the page: the browser's own search finds it and opens the region, where the browser
 * supports that. For several regions use `Accordion`.
 */
export function Disclosure({
  title,
  note,
  disabled,
  headingLevel,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: DisclosureProps) {
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  return (
    <S.Root {...rest}>
      <Collapsible
        title={title}
        note={note}
        disabled={disabled}
        headingLevel={headingLevel}
        framed={false}
        isRegion={false}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        {children}
      </Collapsible>
    </S.Root>
  );
}
