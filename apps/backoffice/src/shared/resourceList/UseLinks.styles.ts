import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Links to what uses a row, beside the reason why it was not deleted. */
export const UseLinks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.md};
`;
