import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  padding: ${tokens.space.xl};
`;
