import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** A report on a page, in reading width. */
export const Sheet = styled.div`
  max-width: ${tokens.width.xxxl};
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
`;
