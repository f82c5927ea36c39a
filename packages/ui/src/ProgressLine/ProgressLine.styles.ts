import { keyframes, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const travel = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

/** The same animation from the other side, for right-to-left text. */
const travelBack = keyframes`
  from { translate: 100% 0; }
  to { translate: -250% 0; }
`;

export const Root = styled.div`
  height: ${tokens.line.thick};
  overflow: hidden;
`;

export const Bar = styled.div`
  width: 40%;
  height: 100%;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentText};
  animation: ${travel} 1.2s ease-in-out infinite;

  &:dir(rtl) {
    animation-name: ${travelBack};
  }

  @media (prefers-reduced-motion: reduce) {
    width: 100%;
    opacity: 0.5;
    animation: none;
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
