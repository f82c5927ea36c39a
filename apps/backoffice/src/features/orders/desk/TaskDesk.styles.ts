import { tokens } from '@mingjian/ui';
import { DangerLevelSegments } from '@mingjian/widgets/DangerLevel';
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

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-width: 0;
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

/** Claim, finding and verdict in three columns; below 900 px one below the other. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) max-content;
  column-gap: ${tokens.space.lg};

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  padding-block-end: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (width < 900px) {
    display: none;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  row-gap: ${tokens.space.xs};
  padding-block: ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Claim = styled.div`
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

/** A finding, with room for the button that copies a claim, whether the row has one or not. */
export const Finding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.xs};

  &[data-copies] {
    grid-template-columns: minmax(0, 1fr) ${tokens.size.control};
  }
`;

/** Levels in two rows where one is too short: the selected one is never out of sight. */
export const Levels = styled(DangerLevelSegments)`
  & > div {
    flex-wrap: wrap;
  }

  @media (pointer: fine) {
    & label {
      flex-grow: 0;
      min-block-size: ${tokens.size.glyph};
    }
  }
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

/** Hints for a keyboard, which a phone does not have. */
export const Keys = styled(Note)`
  @media (width < 900px) {
    display: none;
  }
`;

export const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
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
