import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Box = styled.div`
  position: relative;
  justify-self: start;
  min-width: 0;
  max-width: 100%;
`;

/* One input over all boxes: one accessible name, one paste, one autofill from a text message. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  font-size: medium;
  opacity: 0;
  cursor: text;

  &:disabled {
    cursor: not-allowed;
  }
`;

/* Variables with --_ are private. */
export const Digits = styled.div`
  --_digit: ${tokens.size.controlLarge};
  display: flex;
  gap: ${tokens.space.sm};

  [data-size='small'] & {
    --_digit: calc(${tokens.size.controlLarge} - ${tokens.space.sm});
    gap: ${tokens.space.xs};
  }

  [data-size='large'] & {
    --_digit: calc(${tokens.size.controlLarge} + ${tokens.space.sm});
  }
`;

export const Digit = styled.span`
  display: grid;
  flex: 0 1 var(--_digit);
  place-items: center;
  width: var(--_digit);
  min-width: 0;
  height: var(--_digit);
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.heading};
  font-variant-numeric: tabular-nums;

  :hover > :not(:disabled) + * > & {
    border-color: ${tokens.color.textMuted};
  }

  [data-note='success'] + * > & {
    border-color: ${tokens.color.successText};
  }

  [data-note='warning'] + * > & {
    border-color: ${tokens.color.warningText};
  }

  [aria-invalid='true'] + * > & {
    border-color: ${tokens.color.dangerText};
  }

  :focus + * > &[data-next] {
    border-color: ${tokens.color.focus};
    outline: ${tokens.line.thin} solid ${tokens.color.focus};
  }

  :read-only + * > & {
    background: ${tokens.color.surfaceSunken};
  }

  :disabled + * > & {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    background: ${tokens.color.surfaceSunken};
  }

  :focus:not(:read-only) + * > &[data-next]:empty::after {
    width: ${tokens.line.thin};
    height: ${tokens.size.iconLarge};
    background: ${tokens.color.text};
    content: '';
  }

  @media (forced-colors: active) {
    :focus + * > &[data-next] {
      outline: ${tokens.line.thick} solid Highlight;
    }

    :disabled + * > & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
