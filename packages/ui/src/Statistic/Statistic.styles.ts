import { css, styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { tokens } from '../tokens/tokens';

const box = css`
  display: grid;
  align-content: start;
  gap: ${tokens.space.hair};
  min-width: 0;
  padding: ${tokens.space.md} ${tokens.space.lg};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};
  text-align: start;
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

  &[aria-pressed='true'] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.surfaceSelected};
  }
`;

export const Label = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Value = styled.span`
  font: ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

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
  margin-inline-start: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
`;

export const Hint = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
