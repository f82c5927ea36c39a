import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The libraries, as high as the rest of the window. */
export const Libraries = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  --mj-material-height: 100%;
`;
