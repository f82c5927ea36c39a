import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space.sm};
  }

  & h3 {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }
`;
