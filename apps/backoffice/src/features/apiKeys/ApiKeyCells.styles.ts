import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Tags = styled.span`
  display: inline-flex;
  gap: ${tokens.space.xs};
`;
