import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

export const Attempt = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
`;

export const Code = styled.pre`
  margin: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
