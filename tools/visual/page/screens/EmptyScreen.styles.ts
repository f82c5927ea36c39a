import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  height: 100%;
  place-items: center;
`;
