import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Notices = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const Refused = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
