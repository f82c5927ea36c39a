import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

/** A code stays dark on white in both modes: cameras expect it. */
export const Code = styled.img`
  inline-size: 200px;
  block-size: 200px;
  justify-self: center;
  border-radius: ${tokens.radius.md};
`;

export const Link = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
`;

export const Address = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${tokens.font.small};
`;

export const Until = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
