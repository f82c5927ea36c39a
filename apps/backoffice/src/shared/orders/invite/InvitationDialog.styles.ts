import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

/** A code stays dark on white in both modes: cameras expect it. */
export const Code = styled.img`
  inline-size: ${tokens.width.xxs};
  block-size: ${tokens.width.xxs};
  justify-self: center;
  border-radius: ${tokens.radius.md};
`;

export const Link = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
`;

export const Address = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: ${tokens.font.small};
`;

export const Until = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
