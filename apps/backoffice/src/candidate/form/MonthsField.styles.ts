import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Two months, side by side where both fit. */
export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
  gap: ${tokens.space.sm};
`;
