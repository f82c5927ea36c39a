import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-choice-card-min-width, the least width of one card.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, var(--mj-choice-card-min-width, 2 * ${tokens.width.xxxs})), 1fr)
  );
  gap: ${tokens.space.md};
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  min-width: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  cursor: pointer;
  transition:
    border-color ${tokens.motion.quick},
    background ${tokens.motion.quick};

  &:hover {
    border-color: ${tokens.color.accentSolid};
  }

  [aria-invalid='true'] & {
    border-color: ${tokens.color.dangerText};
  }

  &:has(:checked) {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.surfaceSelected};
    box-shadow: inset 0 0 0 ${tokens.line.thin} ${tokens.color.accentSolid};
  }

  &:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  [aria-readonly='true'] & {
    cursor: default;
  }

  [aria-readonly='true'] &:not(:has(:checked)) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:has(:disabled) {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceSunken};
    box-shadow: none;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border: calc(${tokens.line.thin} + ${tokens.line.thick}) solid Highlight;
      padding: calc(${tokens.space.md} - ${tokens.line.thick});
    }

    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/* Covers the card, so that the browser scrolls to and magnifies the whole card. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  padding-block-start: ${tokens.line.thin};
  color: ${tokens.color.textMuted};

  :checked:not(:disabled) ~ & {
    color: ${tokens.color.accentText};
  }

  @media (forced-colors: active) {
    :disabled ~ & {
      color: GrayText;
    }
  }
`;

export const Text = styled.span`
  display: grid;
  flex: 1;
  gap: ${tokens.space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Heading = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.sm};
`;

export const Note = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.span`
  font-weight: ${tokens.font.strong};
`;

export const Description = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (forced-colors: active) {
    :disabled ~ * > & {
      color: GrayText;
    }
  }
`;

/* Not greyed with its card: the reason has to be readable. */
export const Reason = styled(Description)`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: center;

  @media (forced-colors: active) {
    :disabled ~ * > && {
      color: CanvasText;
    }
  }
`;

/* Keeps its space while the card is not selected, so that a selection moves no text. */
export const Tick = styled.span`
  display: flex;
  flex: none;
  padding-block-start: calc(${tokens.space.xxs} + ${tokens.line.thin});
  color: ${tokens.color.accentText};
  visibility: hidden;

  :checked ~ & {
    visibility: visible;
  }

  :disabled ~ & {
    color: ${tokens.color.textMuted};
  }

  @media (forced-colors: active) {
    :disabled ~ & {
      color: GrayText;
    }
  }
`;
