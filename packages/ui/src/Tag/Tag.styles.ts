import { styled } from 'styled-components';
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
