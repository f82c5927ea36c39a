import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.kbd`
  display: inline-flex;
  gap: ${tokens.space.hair};
  font: inherit;
  vertical-align: middle;
`;

export const Key = styled.kbd`
  position: relative;
  display: inline-block;
  min-width: 20px;
  height: 20px;
  padding: 0 ${tokens.space.xs};
  border: 1px solid ${tokens.color.border};
  border-block-end-width: 2px;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  line-height: 17px;
  text-align: center;
  white-space: nowrap;
`;
