import { styled } from 'styled-components';
import { tonedBackground, tonedText } from '../internal/styles/tones';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  min-width: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.accentSoft};
  font: ${tokens.font.body};
  ${tonedBackground}
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: 1lh;
  color: ${tokens.color.accentText};
  ${tonedText}
`;

export const Text = styled.div`
  flex: 1 1 ${tokens.width.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: ${tokens.font.strong};
`;

export const Action = styled.div`
  flex: none;
  align-self: center;
  max-width: 100%;
  margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);
  margin-inline-start: auto;
`;
