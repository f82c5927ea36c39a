import { styled } from 'styled-components';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Panel = styled.div`
  ${floatingPanel}
  --anchor-gap: ${tokens.space.xs};
  --anchor-padding: ${tokens.space.sm};
  width: max-content;
  max-width: min(${tokens.width.xl}, 100vw - ${tokens.space.lg});
  display: flex;
  flex-direction: column;
`;

export const Body = styled.div`
  min-height: 0;
  padding: ${tokens.space.md};
  overflow: auto;
  border-radius: inherit;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;
