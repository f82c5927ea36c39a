import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** An article, as wide as lines are read well. */
export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  width: 100%;
  max-width: ${tokens.width.xxxl};
  margin-inline: auto;
`;

export const Head = styled.header`
  display: grid;
  gap: ${tokens.space.xs};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.md};
  color: ${tokens.color.textMuted};
`;

export const Summary = styled.p`
  margin: 0 0 ${tokens.space.md};
  padding-inline-start: ${tokens.space.md};
  border-inline-start: ${tokens.line.thick} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
`;

/** The end of a must-read article. */
export const Confirmation = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.md};

  > [role='alert'] {
    justify-self: stretch;
  }
`;
