import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.md}), 1fr));
  gap: ${tokens.space.xl};
`;

export const Keys = styled.dl`
  margin: ${tokens.space.sm} 0 0;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};
  padding: ${tokens.space.xs} 0;
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  font: ${tokens.font.table};

  & > dd {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
    justify-content: end;
    max-width: 60%;
    margin: 0;
  }
`;

export const Foot = styled.div`
  margin-block-start: ${tokens.space.xl};
`;
