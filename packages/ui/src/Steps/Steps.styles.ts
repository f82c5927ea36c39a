import { css, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { spinningRing } from '../internal/styles/spinningRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-steps-min-width, the least width of one step before the bar
 * scrolls. It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.nav`
  position: relative;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const List = styled.ol`
  display: flex;
  min-width: max-content;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* The line connects the centres of two markers. */
export const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: var(--mj-steps-min-width, ${tokens.width.xxxs});

  &:not(:last-child)::after {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(${tokens.space.sm} + (${tokens.size.glyph} - ${tokens.line.thick}) / 2);
    inset-inline: calc(50% + ${tokens.size.glyph} / 2 + ${tokens.space.xs} + ${tokens.space.xxs})
      calc(-50% + ${tokens.size.glyph} / 2 + ${tokens.space.xs} + ${tokens.space.xxs});
    border-block-start: ${tokens.line.thick} solid ${tokens.color.border};
    content: '';
  }

  &[data-state='done']:not(:last-child)::after {
    border-color: ${tokens.color.accentSolid};
  }

  [data-size='small'] & {
    flex: 1 0 auto;
    min-width: var(--mj-steps-min-width, 0);
    padding-inline-end: ${tokens.space.sm};
    border: 0 solid transparent;
  }

  /* A segment of the rail above each step, in place of the lines between markers. */
  [data-size='small'] &::after {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0 ${tokens.space.xs};
    border-block-start: calc(2 * ${tokens.line.thick}) solid ${tokens.color.border};
    border-radius: ${tokens.radius.pill};
    content: '';
  }

  [data-size='small']
    &:is([data-state='done'], [data-state='current'], [data-state='loading'])::after {
    border-color: ${tokens.color.accentSolid};
  }

  [data-size='small'] &[data-state='failed']::after {
    border-color: ${tokens.color.dangerText};
  }
`;

const step = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${tokens.space.xxs};
  width: 100%;
  height: 100%;
  padding: ${tokens.space.sm} ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: none;
  font: ${tokens.font.table};
  text-align: center;

  [data-size='small'] & {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: 0 ${tokens.space.xs};
    padding: ${tokens.space.sm} 0 0;
    text-align: start;
  }
`;

export const Step = styled.div`
  ${step}
`;

export const StepButton = styled.button`
  ${step}
  cursor: pointer;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }

  &[aria-pressed='true'] {
    background: ${tokens.color.surfaceSelected};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']:not(:focus-visible) {
      outline: ${tokens.line.thin} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thin});
    }
  }
`;

export const Marker = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: ${tokens.size.glyph};
  height: ${tokens.size.glyph};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: 50%;
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  [data-state='done'] & {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  [data-state='current'] & {
    border-color: ${tokens.color.accentSolid};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
    font-weight: ${tokens.font.strong};
  }

  /* The number stays in place, with the ring spinning around it. */
  [data-state='loading'] & {
    border-color: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  [data-state='loading'] &::after {
    content: '';
    ${spinningRing}
    position: absolute;
    inset: calc(-1 * ${tokens.line.thin});
    width: auto;
    height: auto;
  }

  @media (forced-colors: active) {
    [data-state='loading'] & {
      border-color: Canvas;
    }

    [data-state='current'] & {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  [data-state='failed'] & {
    border-color: ${tokens.color.dangerText};
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }

  [data-size='small'] &&& {
    width: auto;
    min-width: ${tokens.size.icon};
    height: 1lh;
    border: 0;
    background: none;
  }

  [data-size='small'] [data-state='current'] &&& {
    color: ${tokens.color.accentText};
  }
`;

export const Label = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;

  :is([data-state='current'], [data-state='loading']) & {
    font-weight: ${tokens.font.strong};
  }

  [data-state='todo'] & {
    color: ${tokens.color.textMuted};
  }

  [data-state='failed'] & {
    color: ${tokens.color.dangerText};
  }
`;

export const Note = styled.span`
  max-width: 100%;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;

  [data-size='small'] & {
    grid-column: 2;
    white-space: nowrap;
  }
`;
