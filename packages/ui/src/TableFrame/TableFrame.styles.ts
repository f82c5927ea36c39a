import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  position: relative;
  box-sizing: border-box;
  min-width: 0;
  max-width: 100%;
  overflow: auto;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  ${focusRing}

  [data-flush] > & {
    border: 0;
    border-radius: 0;
  }

  /* Half of the ring is the border: sticky content would cover it. */
  &:focus-visible {
    border-color: ${tokens.color.focus};
    outline-width: ${tokens.line.thin};
    outline-offset: 0;
  }

  [data-flush] > &:focus-visible {
    outline-width: ${tokens.line.thick};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`;
