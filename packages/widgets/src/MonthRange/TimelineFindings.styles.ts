import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

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
