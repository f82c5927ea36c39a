import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { DangerLevelSegments } from '../DangerLevel';

export const Root = styled.div`
  --mj-fieldset-gap: ${tokens.space.md};

  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  container-type: inline-size;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

/** Claim, finding and verdict side by side; then the verdict below, then one below the other. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) max-content;
  column-gap: ${tokens.space.lg};

  @container (width < 700px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }

  @container (width < 600px) {
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

  @container (width < 700px) {
    > :last-child {
      display: none;
    }
  }

  @container (width < 600px) {
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
  align-items: start;
  gap: ${tokens.space.xs};

  &[data-copies] {
    grid-template-columns: minmax(0, 1fr) ${tokens.size.control};
  }
`;

export const Verdict = styled.div`
  min-width: 0;

  @container (600px <= width < 700px) {
    grid-column: 2;
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

/** Hints for a keyboard, which a phone does not have. */
export const Keys = styled(Note)`
  @container (width < 600px) {
    display: none;
  }
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  /* It must be in the page before its text, and has no gap until then. */
  &:empty {
    position: absolute;
  }
`;

export const Judgement = styled.div`
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

/** A list of levels, no wider than its words need. */
export const Level = styled.div`
  max-width: 100%;
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

export const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
`;
