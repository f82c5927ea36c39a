import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.md};
  font: ${tokens.font.small};

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xxs};
  }

  @media (pointer: coarse) {
    & > a {
      min-height: ${tokens.size.touch};
    }
  }
`;

export const Note = styled.span`
  color: ${tokens.color.textMuted};

  & > code {
    font-size: inherit;
  }
`;
