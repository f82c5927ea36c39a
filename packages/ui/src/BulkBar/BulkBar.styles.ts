import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-bulk-bar-height, the least height, with a selection and
 * without. It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  min-width: 0;
  min-height: var(--mj-bulk-bar-height, ${tokens.size.bar});
  padding: ${tokens.space.xs} ${tokens.space.md};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  &:focus-visible {
    outline: none;
  }

  &[data-state='selected'] {
    border-color: color-mix(in srgb, ${tokens.color.accentSolid} 30%, ${tokens.color.surface});
    background: ${tokens.color.accentSoft};
  }

  &[data-state='hidden'] {
    min-height: 0;
    padding: 0;
    ${visuallyHidden}
  }

  &[data-state='placeholder'] {
    padding-inline: 0;
  }

  & > [role='toolbar'] {
    flex: 1;
  }

  @media (width < 600px) {
    &[data-state='selected'] {
      position: sticky;
      inset-block-end: 0;
      z-index: ${tokens.layer.sticky};
      flex-wrap: wrap;
      padding-block: ${tokens.space.sm} max(${tokens.space.sm}, env(safe-area-inset-bottom));
      box-shadow: ${tokens.shadow.popover};
    }

    & > [role='toolbar'] {
      flex: 1 0 100%;
    }
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-state='selected'] {
      border-color: Highlight;
    }
  }

  @media print {
    display: none;
  }
`;

export const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.strong};
  white-space: nowrap;

  /*
   * Stays in the DOM while empty: a live region that is added together with its text is not
   * announced.
   */
  &:empty {
    margin-inline-end: calc(-1 * ${tokens.space.lg});
  }
`;

export const Placeholder = styled.div`
  flex: 1;
  min-width: 0;
`;
