import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Choice = styled.div`
  max-inline-size: ${tokens.width.md};
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Name = styled.code`
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
`;

/** A file, with its copy button at the end of its first line. */
export const File = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.sm};
  align-items: start;
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
