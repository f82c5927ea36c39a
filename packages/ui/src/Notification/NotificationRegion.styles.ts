import { keyframes, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

const appear = keyframes`
  from { opacity: 0; translate: 0 -0.5em; }
`;

/*
 * Its padding contains the shadows of the cards, which scrolling would clip; elements below it
 * remain accessible.
 */
export const Root = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: ${tokens.layer.message};
  width: calc(${tokens.width.md} + 2 * ${tokens.space.lg});
  max-width: 100vw;
  max-height: 100dvh;
  padding: ${tokens.space.lg};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  overflow: hidden auto;
  overscroll-behavior: contain;
  pointer-events: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.space.sm});
  }

  @media (width < 600px) {
    width: 100%;
    padding: ${tokens.space.sm};

    &:focus-visible {
      outline-offset: calc(-1 * ${tokens.space.xs});
    }
  }

  @media print {
    display: none;
  }
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.md};
  padding-inline: ${tokens.space.md} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
  pointer-events: auto;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${tokens.motion.open};
  }
`;

export const Picture = styled.span`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  height: 1lh;
  color: ${tokens.color.accentText};

  [data-tone='success'] > & {
    color: ${tokens.color.successText};
  }

  [data-tone='warning'] > & {
    color: ${tokens.color.warningText};
  }

  [data-tone='danger'] > & {
    color: ${tokens.color.dangerText};
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: ${tokens.font.strong};
`;

export const Text = styled.p`
  margin: ${tokens.space.xxs} 0 0;
  color: ${tokens.color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.sm};
`;

export const Close = styled.div`
  flex: none;
  margin-block: calc((1lh - ${tokens.size.controlSmall}) / 2);

  @media (pointer: coarse) {
    margin-block: calc((1lh - ${tokens.size.controlLarge}) / 2);
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  padding-inline: ${tokens.space.md} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  margin-block-start: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
  font-variant-numeric: tabular-nums;
  pointer-events: auto;
`;
