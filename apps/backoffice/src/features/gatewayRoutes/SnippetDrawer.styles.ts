import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.md};
`;

export const Code = styled.pre`
  margin: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.table};
  overflow: auto;
  white-space: pre;
  tab-size: 4;
`;
