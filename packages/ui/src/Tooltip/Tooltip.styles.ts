import { styled } from 'styled-components';
import { tipBubble } from '../internal/styles/tipBubble';

export const Bubble = styled.div`
  ${tipBubble}
`;
