import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

export const Steps = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space.sm} ${tokens.space.md};
  margin: 0;

  @media (width < 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Step = styled.div`
  min-inline-size: 0;
  color: ${tokens.color.textMuted};

  dt {
    font: ${tokens.font.small};
  }

  dd {
    margin: 0;
  }

  &[data-done='true'] dd {
    color: ${tokens.color.text};
  }
`;

export const Notes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.md};
  margin: 0;
  color: ${tokens.color.textMuted};

  &:empty {
    display: none;
  }
`;
