import { styled } from 'styled-components';

/** A title of any length, cut with an ellipsis. */
export const Title = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
`;
