import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-width: 0;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
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
const columns = `
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) auto;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
`;

export const Head = styled.div`
  ${columns}
  padding-block-end: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  /* As wide as the verdicts below it. */
  & > :last-child {
    inline-size: ${tokens.width.sm};
  }

  @media (width < 900px) {
    display: none;
  }
`;

export const Row = styled.div`
  ${columns}
  padding-block: ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  & > :last-child {
    inline-size: ${tokens.width.sm};
    max-inline-size: 100%;
  }

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Claim = styled.div`
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

export const Finding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
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
