import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Stretch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  & + & {
    padding-block-start: ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.touch};

  & > h3 {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;
