import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

/** The part that is kept; the image reaches beyond it. */
export const Frame = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 50vh * var(--mj-crop-aspect));
  aspect-ratio: var(--mj-crop-aspect);
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;
  cursor: move;
  touch-action: none;
  user-select: none;
  ${focusRing}

  & > img {
    position: absolute;
    inset-block-start: var(--mj-crop-top);
    left: var(--mj-crop-left);
    width: var(--mj-crop-width);
    max-width: none;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
