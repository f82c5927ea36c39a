import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
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
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
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
        <Part
          key={item.key}
          item={item}
          isOpen={expanded.includes(item.key)}
          heading={`h${headingLevel}`}
          isRegion={items.length <= MAX_REGIONS}
          onToggle={() => setExpanded(toggleOpen(expanded, item.key, expands))}
        />
      ))}
    </S.Root>
  );
}

interface PartProps {
  item: AccordionItem;
  isOpen: boolean;
  heading: `h${2 | 3 | 4 | 5 | 6}`;
  isRegion: boolean;
  onToggle: () => void;
}

function Part({ item, isOpen, heading, isRegion, onToggle }: PartProps) {
  const id = useId();
  const panelRef = useFindable(isOpen, onToggle);
  return (
    <S.Part>
      <S.Heading as={heading}>
        <S.Toggle
          type="button"
          id={`${id}-heading`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          disabled={item.disabled}
          onClick={onToggle}
        >
          <S.Arrow>
            <Icon icon={ChevronRight} />
          </S.Arrow>
          <S.Title>{item.title}</S.Title>
          {item.note != null && <S.Note>{item.note}</S.Note>}
        </S.Toggle>
      </S.Heading>
      <div
        ref={panelRef}
        id={`${id}-panel`}
        hidden={!isOpen}
        {...(isRegion && { role: 'region', 'aria-labelledby': `${id}-heading` })}
      >
        <S.Content>{item.content}</S.Content>
      </div>
    </S.Part>
  );
}

/**
 * Returns a ref for content that is hidden unless `isOpen` but can still be found by the browser's
 * search, which calls `onFound` before it shows a match. A browser without `hidden="until-found"`
 * just hides the content.
 */
function useFindable(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const foundRef = useRef(onFound);

  useLayoutEffect(() => {
    foundRef.current = onFound;
    // React renders every truthy `hidden` as the plain attribute,
    // https://github.com/facebook/react/issues/24740.
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  });

  useLayoutEffect(() => {
    const element = ref.current;
    const handleMatch = () => foundRef.current();
    element?.addEventListener('beforematch', handleMatch);
    return () => element?.removeEventListener('beforematch', handleMatch);
  }, []);

  return ref;
}
