import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Buttons of a row, which take no height of their own. */
export const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs};
`;
