import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Figures side by side, as many as fit. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
  gap: ${tokens.space.md};
`;
