import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Two figures beside each other, above their chart. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.md};
  margin-bottom: ${tokens.space.md};
`;
