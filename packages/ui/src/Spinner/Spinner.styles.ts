import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/* Takes the colour of the text around it. */
export const Root = styled.span`
  display: inline-block;
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
  }
`;
