import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Accesses = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.md};
`;
