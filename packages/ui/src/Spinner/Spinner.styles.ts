import { styled } from 'styled-components';
import { turningRing } from '../internal/turningRing';

export const Root = styled.span`
  ${turningRing}
`;
