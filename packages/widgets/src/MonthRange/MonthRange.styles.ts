import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/*
 * Duration of the range, inside its box: a line below it would appear on blur and move the button
 * that is being clicked. On narrow screens the months need the room.
 */
export const Duration = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext;

  &:not(:empty) {
    padding-inline: ${tokens.space.xs};
  }

  @media (width < 640px) {
    display: none;
  }
`;

/** The live region of gaps and overlaps, which takes no room while there is none. */
export const Region = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Gaps and overlaps, one a line. */
export const Findings = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  font: ${tokens.font.small};
  list-style: none;
`;

/** One gap or overlap, with its icon at the first line. */
export const Finding = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space.xs};
  color: ${tokens.color.warningText};
  overflow-wrap: anywhere;

  svg {
    margin-block-start: ${tokens.space.xxs};
  }
`;
