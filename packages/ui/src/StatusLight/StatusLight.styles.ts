import { styled } from 'styled-components';
import { tonedText } from '../internal/styles/tones';
import { tokens } from '../tokens/tokens';

export const Root = styled.span`
  display: inline-flex;
  gap: ${tokens.space.sm};
  max-width: 100%;
  min-width: 0;
  color: ${tokens.color.text};
`;

export const Shape = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  height: 1lh;
  color: ${tokens.color.textMuted};
  ${tonedText}
`;

export const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
