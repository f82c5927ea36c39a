import { styled } from 'styled-components';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Panel = styled.div`
  ${floatingPanel}
  width: max-content;
  max-width: calc(100vw - 2 * ${tokens.space.sm});
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${focusRing}
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
