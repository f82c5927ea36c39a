import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  width: min(${tokens.width.md}, 100vw - ${tokens.size.bar});

  &:focus {
    outline: none;
  }
`;

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const History = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Title = styled.h2`
  margin: 0;
  font: ${tokens.font.table};
  font-weight: ${tokens.font.strong};
`;

export const Jobs = styled.div`
  --mj-list-padding: 0;
`;

export const None = styled.p`
  margin: 0;
  padding-block: ${tokens.space.md};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  text-align: center;
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  font: ${tokens.font.table};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const JobNote = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.sm};
  align-items: center;
  font-variant-numeric: tabular-nums;

  & > [data-error] {
    flex-basis: 100%;
    color: ${tokens.color.dangerText};
    overflow-wrap: anywhere;
  }
`;
