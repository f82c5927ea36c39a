import { useId, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Disclosure.styles';
import { useFindable } from './useFindable';

/** Level of a heading. */
export type CollapsibleLevel = 2 | 3 | 4 | 5 | 6;

export interface CollapsibleProps {
  title: ReactNode;
  note: ReactNode;
  disabled: boolean | undefined;
  /** Level of the heading around the button; none without it. */
  headingLevel: CollapsibleLevel | undefined;
  /** Whether it is as wide as its container, with padding. */
  framed: boolean;
  /** Whether the content is a landmark, named by its button. */
  isRegion: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button and the content that it shows, of `Disclosure` or of one section of `Accordion`. */
export function Collapsible(props: CollapsibleProps) {
  const { title, note, disabled, headingLevel, isOpen, onToggle, isRegion, children } = props;
  const id = useId();
  const panelRef = useFindable(isOpen, onToggle);
  const framed = props.framed || undefined;
  const toggle = (
    <S.Toggle
      type="button"
      id={`${id}-heading`}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      disabled={disabled}
      data-framed={framed}
      onClick={onToggle}
    >
      <S.Arrow>
        <Icon icon={ChevronRight} />
      </S.Arrow>
      <S.Title>{title}</S.Title>
      {note != null && <S.Note>{note}</S.Note>}
    </S.Toggle>
  );
  return (
    <>
      {headingLevel === undefined ? (
        toggle
      ) : (
        <S.Heading as={`h${headingLevel}`}>{toggle}</S.Heading>
      )}
      <div
        ref={panelRef}
        id={`${id}-panel`}
        hidden={!isOpen}
        {...(isRegion && { role: 'region', 'aria-labelledby': `${id}-heading` })}
      >
        <S.Content data-framed={framed}>{children}</S.Content>
      </div>
    </>
  );
}
