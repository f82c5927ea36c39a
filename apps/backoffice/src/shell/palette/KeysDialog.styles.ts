import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Group = styled.section`
  & + & {
    margin-block-start: ${tokens.space.lg};
  }
`;

export const Name = styled.h3`
  margin: 0;
  padding-block-end: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Keys = styled.dl`
  margin: 0;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  padding-block: ${tokens.space.xs};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};

  > dd {
    display: flex;
    gap: ${tokens.space.md};
    margin: 0;
  }
`;
