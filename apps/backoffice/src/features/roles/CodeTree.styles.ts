import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Box = styled.div`
  max-height: 320px;
  padding: ${tokens.space.xs};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: auto;
`;
