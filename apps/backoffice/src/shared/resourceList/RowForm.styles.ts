import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.lg};
  align-items: start;

  [data-wide] {
    grid-column: 1 / -1;
  }

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Conflicts = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  margin-block-start: ${tokens.space.md};
`;
