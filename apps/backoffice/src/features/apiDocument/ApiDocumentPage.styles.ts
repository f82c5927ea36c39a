import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Code = styled.code`
  overflow-wrap: anywhere;
  font: ${tokens.font.table};
`;

export const Copied = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Block = styled.pre`
  margin: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Head = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.sm};
`;

/** The meaning of a field, in a column that is read on a phone too. */
export const Note = styled.td`
  min-inline-size: ${tokens.width.xxs};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${tokens.width.xs}), 1fr));
  gap: ${tokens.space.md};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${tokens.space.sm};
`;
