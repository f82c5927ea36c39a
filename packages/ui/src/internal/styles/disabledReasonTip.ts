import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/*
 * The reason why a button is disabled, beside it while it is hovered or has keyboard focus. It is
 * styles only, so that a button costs no more: where the browser supports anchors, no scrolling
 * ancestor clips the bubble. Assistive technology reads the same text as the button's description.
 */
export const disabledReasonTip = css`
  &[data-reason] {
    anchor-name: --mj-disabled-reason;
    anchor-scope: --mj-disabled-reason;
  }

  &[data-reason]:is(:hover, :focus-visible)::after {
    content: attr(data-reason);
    position: absolute;
    inset-block-end: 100%;
    z-index: ${tokens.layer.popover};
    width: max-content;
    max-width: ${tokens.width.xs};
    margin: ${tokens.space.xs};
    padding: ${tokens.space.xs} ${tokens.space.sm};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.page};
    background: ${tokens.color.text};
    font: ${tokens.font.small};
    white-space: normal;

    @supports (anchor-scope: --mj-disabled-reason) {
      position: fixed;
      position-anchor: --mj-disabled-reason;
      inset: auto;
      position-area: block-start;
      position-try: flip-block;
    }

    @media (forced-colors: active) {
      border: ${tokens.line.thin} solid;
    }
  }
`;
