import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-image-preview-size, width and height of a thumbnail.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.color.text};
  font: ${tokens.font.small};

  & li {
    display: grid;
    flex: none;
    align-content: start;
    gap: ${tokens.space.xs};
    width: var(--mj-image-preview-size, ${tokens.width.xxxs});
  }

  & small {
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font: inherit;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Thumbnail = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  width: 100%;
  padding: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;
  cursor: zoom-in;
  ${focusRing}

  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & img[data-failed] {
    display: none;
  }

  &:hover {
    border-color: ${tokens.color.accentText};
  }

  &:active:not(:disabled) img {
    opacity: 0.8;
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled img {
    opacity: 0.5;
  }
`;

/* A sign that a press enlarges the image. */
export const Sign = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space.xs};
  inset-inline-end: ${tokens.space.xs};
  display: grid;
  place-items: center;
  width: ${tokens.size.glyph};
  height: ${tokens.size.glyph};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  background: ${tokens.color.surfaceRaised};
  opacity: 0;
  transition: opacity ${tokens.motion.quick};

  :is(button:hover, button:focus-visible):not(:disabled) > & {
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
