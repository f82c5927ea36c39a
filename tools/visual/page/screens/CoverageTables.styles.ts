import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

export const Note = styled.p`
  margin: 0 0 ${tokens.space.sm};
  color: ${tokens.color.textMuted};
`;

/* A table keeps its cells on one line; of these words there are many. */
export const WordList = styled.code`
  white-space: normal;
`;
