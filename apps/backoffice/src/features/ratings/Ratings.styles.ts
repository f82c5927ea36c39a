import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Rating = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  small {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }
`;

export const Stars = styled.span`
  display: inline-flex;
  gap: ${tokens.space.xxs};
  color: ${tokens.color.textFaint};

  [data-full] {
    color: ${tokens.color.warningText};
    fill: currentcolor;
  }
`;
