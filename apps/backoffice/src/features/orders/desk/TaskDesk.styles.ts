import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The parts of the page. Its head stays in sight, which the row of a grid would hold back. */
export const Desk = styled.div`
  /* The shell's head leaves with the page, so the page's own takes its place. */
  --mj-page-header-top: calc(-1 * var(--mj-app-shell-head));

  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  min-width: 0;

  /* Focus never goes below the head. */
  & :is(input, textarea, button, [tabindex]) {
    scroll-margin-block-start: ${tokens.size.control};
  }
`;

/** Whether the input is stored. Before the first change it takes no room. */
export const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  &:has(> :only-child:empty) {
    position: absolute;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin: 0;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Moves = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

export const Differences = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.xs};
`;

export const Pair = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  margin: 0;

  dt {
    color: ${tokens.color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
