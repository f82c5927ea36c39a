import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

export const Arrow = styled.span`
  position: relative;
  display: inline-flex;
  color: ${tokens.color.textMuted};
`;

export const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const Swatch = styled.span`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  forced-color-adjust: none;
`;
