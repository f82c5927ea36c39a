import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Collapsible, type CollapsibleLevel } from '../Disclosure/Collapsible';
import { useControllable } from '../internal/state/useControllable';
import * as S from './Accordion.styles';
import { toggleOpen } from './model/openKeys';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  /** Short content at the end of the heading, such as a count or a state. */
  note?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Keys of the open sections. Without it the accordion is uncontrolled. */
  expandedKeys?: readonly string[] | undefined;
  /** Keys of the initially open sections. @default none */
  defaultExpandedKeys?: readonly string[] | undefined;
  /** Called with the keys of the open sections after a change. */
  onExpandedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /**
   * Number of sections that may be open at a time.
   * @default 'several'
   */
  expands?: 'one' | 'several' | undefined;
  /**
   * Level of the headings, one below the heading before the accordion.
   * @default 3
   */
  headingLevel?: CollapsibleLevel | undefined;
}

/** With more named regions than this, landmark navigation becomes unusable. */
const MAX_REGIONS = 6;
const NONE: readonly string[] = [];

/**
 * Collapsible sections under headings. Renders a `<div>` of headings with native buttons. Collapsed
 * content stays in the page: the browser's own search finds it and opens its section, where the
 * browser supports that.
 */
export function Accordion({
  items,
  expandedKeys,
  defaultExpandedKeys = NONE,
  onExpandedKeysChange,
  expands = 'several',
  headingLevel = 3,
  ...rest
}: AccordionProps) {
  const [expanded, setExpanded] = useControllable({
    value: expandedKeys,
    initial: defaultExpandedKeys,
    onChange: onExpandedKeysChange,
  });
  return (
    <S.Root {...rest}>
      {items.map((item) => (
        <S.Part key={item.key}>
          <Collapsible
            title={item.title}
            note={item.note}
            disabled={item.disabled}
            headingLevel={headingLevel}
            framed
            isRegion={items.length <= MAX_REGIONS}
            isOpen={expanded.includes(item.key)}
            onToggle={() => setExpanded(toggleOpen(expanded, item.key, expands))}
          >
            {item.content}
          </Collapsible>
        </S.Part>
      ))}
    </S.Root>
  );
}
