import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const heading = css`
  min-width: 0;
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.title};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-size='heading'] {
    font: ${tokens.font.heading};
  }

  &[data-size='display'] {
    font: ${tokens.font.display};
  }

  @media print {
    break-after: avoid;
  }
`;

export const Level1 = styled.h1`
  ${heading}
`;

export const Level2 = styled.h2`
  ${heading}
`;

export const Level3 = styled.h3`
  ${heading}
`;

export const Level4 = styled.h4`
  ${heading}
`;

export const Level5 = styled.h5`
  ${heading}
`;

export const Level6 = styled.h6`
  ${heading}
`;
