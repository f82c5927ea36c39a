import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.md};
  margin-block-end: ${tokens.space.lg};

  > div {
    display: grid;
    min-width: 0;
  }

  strong {
    font: ${tokens.font.title};
    overflow-wrap: anywhere;
  }
`;

export const Security = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  justify-items: start;

  p {
    margin: 0;
  }
`;
