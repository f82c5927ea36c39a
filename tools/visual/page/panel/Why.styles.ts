import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Name = styled.code`
  display: block;
  font-size: inherit;
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

export const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
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

export const Path = styled.li`
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;
