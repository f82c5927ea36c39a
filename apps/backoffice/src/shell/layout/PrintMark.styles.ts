import { styled } from 'styled-components';

/** Not visible on screen, yet there: its image is loaded when somebody prints. */
export const OnPaper = styled.div`
  visibility: hidden;

  @media print {
    visibility: visible;
  }
`;
