import { styled } from 'styled-components';
import { floatingPanel } from '../internal/floatingPanel';
import { tokens } from '../tokens/tokens';

export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  width: max-content;
  max-width: min(480px, 100vw - 16px);
  padding: ${tokens.space.md};
  overflow: auto;
`;
