import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Breach = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font: ${tokens.font.table};
`;

export const Target = styled.code`
  color: ${tokens.color.textMuted};
  font-size: inherit;
  overflow-wrap: anywhere;
`;
