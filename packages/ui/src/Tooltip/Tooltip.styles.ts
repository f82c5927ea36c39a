import { styled } from 'styled-components';
import { tipBubble } from '../internal/tipBubble';

export const Bubble = styled.div`
  ${tipBubble}
`;
