import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Secret = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.md};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: ${tokens.font.table};
`;

export const Until = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
