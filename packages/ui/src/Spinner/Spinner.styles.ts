import { styled } from 'styled-components';
import { spinningRing } from '../internal/styles/spinningRing';

export const Root = styled.span`
  ${spinningRing}
`;
