import { css, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

const box = css`
  display: grid;
  align-content: start;
  min-width: 0;
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};
  text-align: start;
  text-decoration: none;
`;

export const Root = styled.div`
  ${box}
`;

export const Action = styled.button`
  ${box}
  width: 100%;
  cursor: pointer;
  transition:
    border-color ${tokens.motion.quick},
    background ${tokens.motion.quick};
  ${focusRing}

  &:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }

  &:active {
    background: ${tokens.color.surfaceSunken};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.surfaceSelected};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: ${tokens.line.thin} solid Highlight;
    }

    &[aria-pressed='true']:focus-visible {
      outline: ${tokens.line.thick} solid CanvasText;
    }
  }
`;

export const Label = styled.span`
  min-height: ${tokens.size.iconLarge};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  min-height: ${tokens.size.tile};
  column-gap: ${tokens.space.xs};
  font: ${tokens.font.display};
  font-variant-numeric: tabular-nums;

  & > bdi {
    white-space: nowrap;
  }

  &[data-tone='accent'] {
    color: ${tokens.color.accentText};
  }

  &[data-tone='success'] {
    color: ${tokens.color.successText};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warningText};
  }

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }
`;

export const Unit = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Hint = styled.span`
  min-height: ${tokens.size.iconLarge};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
