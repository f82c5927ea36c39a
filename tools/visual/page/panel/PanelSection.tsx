import { useId, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Icon } from '@mingjian/ui';
import { look } from '../commands';
import { useDesk, useLooking, type PanelPart } from '../desk';
import { Count, FoldArrow } from '../row.styles';
import * as S from './Panel.styles';

export interface PanelSectionProps {
  part: PanelPart;
  title: string;
  /** A count or a word beside the title. */
  note?: string | undefined;
  /** Whether it is unfolded as long as nobody folds or unfolds it. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A part of the panel that can be folded; it stays so from picture to picture. */
export function PanelSection({ part, title, note, isOpenAtFirst, children }: PanelSectionProps) {
  const desk = useDesk();
  const id = useId();
  const isOpen = useLooking((looking) => looking.sections[part]) ?? isOpenAtFirst;
  const toggle = () =>
    look(desk, { sections: { ...desk.looking.get().sections, [part]: !isOpen } });

  return (
    <S.Section aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <S.Heading>
        <S.Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={toggle}
        >
          <FoldArrow>
            <Icon icon={ChevronRight} />
          </FoldArrow>
          <span id={`${id}-title`}>{title}</span> {note !== undefined && <Count>{note}</Count>}
        </S.Toggle>
      </S.Heading>
      <S.Content id={`${id}-content`} hidden={!isOpen}>
        {isOpen && children}
      </S.Content>
    </S.Section>
  );
}
