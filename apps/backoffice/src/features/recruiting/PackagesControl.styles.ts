import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  justify-items: start;
`;

/** One package beside its product. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space.md};
  inline-size: 100%;
`;
