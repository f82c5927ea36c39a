import { tipBubble } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Positioned by the variables, in both text directions. */
export const Bubble = styled.div`
  ${tipBubble}
  position: fixed;
  inset: 0 auto auto 0;
  pointer-events: none;
  translate: var(--mj-grid-tip-x) var(--mj-grid-tip-y);
`;
