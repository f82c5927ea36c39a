import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tonedBackground, tonedText } from '../internal/styles/tones';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  min-width: 0;
  padding: 0 ${tokens.space.sm};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};
  white-space: nowrap;
  ${tonedText}
  ${tonedBackground}

  &:has(> button) {
    min-height: ${tokens.size.glyph};
    padding-inline-end: 0;
  }

  @media print {
    flex: none;
    border-color: currentcolor;
  }
`;

export const Dot = styled.span`
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border-radius: 50%;
  background: currentcolor;
  forced-color-adjust: none;
`;

export const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* As high as its tag. */
export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.glyph};
  align-self: stretch;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  ${Root} > & {
    margin-inline-start: calc(-1 * ${tokens.space.xs});
    color: inherit;
  }

  &&:hover {
    color: ${tokens.color.text};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  & > svg {
    width: ${tokens.size.mark};
    height: ${tokens.size.mark};
  }

  @media (pointer: coarse) {
    width: ${tokens.size.controlLarge};
  }
`;
