import { tipBubble } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Stands where the variables say, whichever way the page is read. */
export const Bubble = styled.div`
  ${tipBubble}
  position: fixed;
  inset: 0 auto auto 0;
  pointer-events: none;
  translate: var(--mj-grid-tip-x) var(--mj-grid-tip-y);
`;
