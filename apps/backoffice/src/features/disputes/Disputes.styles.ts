import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  > section + section {
    padding-block-start: ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Dispute = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  > small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

export const Moves = styled.span`
  display: inline-flex;
  gap: ${tokens.space.sm};
  margin-inline-start: auto;
`;

export const Words = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-muted] {
    color: ${tokens.color.textMuted};
  }
`;

/** A result with its level. */
export const Result = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

/** Words in a table: they wrap, and leave room for the other columns. */
export const Wrong = styled.div`
  min-inline-size: ${tokens.width.xxs};
  max-inline-size: ${tokens.width.xs};
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Words below the name of an item. */
export const Beside = styled(Wrong)`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-weight: 400;
`;
