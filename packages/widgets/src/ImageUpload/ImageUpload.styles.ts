import { focusRing, tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

/*
 * Overridable from any ancestor: --mj-image-upload-size, width and height of an image. It is read
 * with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
  border-radius: ${tokens.radius.md};

  &[data-over] {
    outline: ${tokens.line.thick} dashed ${tokens.color.accent};
    outline-offset: ${tokens.space.xs};
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    var(--mj-image-upload-size, calc(${tokens.size.touch} * 3 + ${tokens.space.xs}))
  );
  gap: ${tokens.space.sm};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled.li`
  display: grid;
  grid-template-rows: auto auto;
  align-content: start;
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  overflow: hidden;

  &[data-status='failed'] {
    border-color: ${tokens.color.danger};
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-target] {
    outline: ${tokens.line.thick} solid ${tokens.color.accent};
  }

  &[data-add] {
    border: 0;
    background: none;
    overflow: visible;
  }
`;

/** The square of a tile: a picture, or a state in its place. */
export const Face = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.xs};
  aspect-ratio: 1;
  min-width: 0;
  padding: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};
  text-align: center;
  overflow: hidden;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }
`;

export const Picture = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.xs};
  aspect-ratio: 1;
  min-width: 0;
  padding: 0;
  border: 0;
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};
  cursor: zoom-in;
  overflow: hidden;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }

  & > img[data-failed] {
    display: none;
  }
`;

export const Add = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.xs};
  width: 100%;
  aspect-ratio: 1;
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  cursor: pointer;
  ${focusRing}

  &:hover:enabled {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.accentText};
  }

  &:active:enabled {
    background: ${tokens.color.surfacePressed};
  }

  &:disabled {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    background: ${tokens.color.surfaceSunken};
    cursor: not-allowed;
  }

  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }
`;

export const Input = styled.input`
  ${visuallyHidden}
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: center;
  min-height: ${tokens.size.control};

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

/** Hint and result in one line. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.md};

  &:has(> :only-child:empty) {
    display: none;
  }
`;

export const Status = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  &:empty {
    display: none;
  }

  &[data-kind='uploaded'] {
    color: ${tokens.color.successText};
  }
`;
