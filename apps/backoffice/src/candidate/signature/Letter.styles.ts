import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The text of a letter. */
export const Letter = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  padding-block-start: ${tokens.space.sm};

  & section {
    display: grid;
    gap: ${tokens.space.xs};
  }

  & h3 {
    margin: 0;
    font: ${tokens.font.body};
    font-weight: ${tokens.font.strong};
  }

  & p {
    margin: 0;
  }
`;
