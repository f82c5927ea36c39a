import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  position: relative;
  min-width: 0;
  max-width: 100%;
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  ${focusRing}

  [data-flush] > & {
    border: 0;
    border-radius: 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`;
