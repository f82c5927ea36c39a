import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.kbd`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs};
  max-width: 100%;
  font: inherit;
  vertical-align: middle;
`;

export const Key = styled.kbd`
  position: relative;
  display: inline-block;
  box-sizing: border-box;
  min-width: ${tokens.size.iconLarge};
  height: ${tokens.size.iconLarge};
  padding: 0 ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-block-end-width: ${tokens.line.thick};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  line-height: calc(${tokens.size.iconLarge} - ${tokens.line.thin} - ${tokens.line.thick});
  text-align: center;
  white-space: nowrap;
`;
