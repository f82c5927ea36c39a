import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Box = styled.div`
  max-height: ${tokens.width.sm};
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: auto;
`;
