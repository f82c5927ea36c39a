import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { floatingPanel } from '../internal/styles/floatingPanel';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor of the page's body: --mj-hover-card-width, the largest width of the
 * card. It is read with a fallback and never set here, so an inherited value wins.
 */
export const Panel = styled.div`
  ${floatingPanel}
  width: max-content;
  min-width: ${tokens.width.xxs};
  max-width: min(var(--mj-hover-card-width, ${tokens.width.sm}), 100vw - 2 * ${tokens.space.sm});
  padding: ${tokens.space.lg};
  overflow: auto;
  overflow-wrap: anywhere;
  ${focusRing}
`;
