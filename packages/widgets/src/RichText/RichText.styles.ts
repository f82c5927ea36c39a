import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { mergeChip, richContent } from '../internal/richText/content.styles';

/** The box of toolbar and text; its border follows the state of the field. */
export const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow: clip;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  &:focus-within {
    border-color: ${tokens.color.focus};
  }

  &:has([role='textbox']:focus-visible) {
    outline: ${tokens.line.thin} solid ${tokens.color.focus};
  }

  &[data-invalid] {
    border-color: ${tokens.color.dangerText};
    outline-color: ${tokens.color.dangerText};
  }

  &[data-still] {
    background: ${tokens.color.surfaceSunken};
  }
`;

/** The tools above the text, in sight while a page or a dialog scrolls past a long one. */
export const Tools = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  --mj-toolbar-gap: ${tokens.space.xxs};
  padding: ${tokens.space.xs};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
`;

/** A choice within the toolbar. */
export const Choice = styled.div`
  width: ${tokens.width.xxxs};

  &[data-wide] {
    width: calc(${tokens.width.xxxs} + ${tokens.space.md});
  }
`;

/** The scrolling text. */
export const Area = styled.div`
  height: var(--mj-rich-text-height);
  min-height: ${tokens.width.xxxs};
  overflow: auto;
  contain: inline-size layout paint;
  resize: vertical;

  > [data-slate-editor] {
    ${richContent}
    min-height: 100%;
    padding: ${tokens.space.md};
    outline: none;
  }

  [aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  /* A group of blocks that is laid out once it is near the window. */
  [data-slate-chunk][data-lowest] {
    content-visibility: auto;
    contain-intrinsic-size: auto ${tokens.width.xxxxl};
  }

  [data-slate-editor] [data-mark] {
    position: relative;
    margin-block-end: ${tokens.space.xxs};
    padding-inline-start: calc((var(--mj-rich-text-depth) + 1) * ${tokens.space.xl});
  }

  [data-slate-editor] [data-mark]:not(:has(+ [data-mark])) {
    margin-block-end: ${tokens.space.sm};
  }

  [data-mark]::before {
    position: absolute;
    inset-inline-start: calc(var(--mj-rich-text-depth) * ${tokens.space.xl});
    min-width: ${tokens.size.iconLarge};
    text-align: end;
    content: attr(data-mark);
  }

  [data-slate-editor] [data-quote] {
    margin-block-end: 0;
    padding-block: ${tokens.space.xxs};
    border-inline-start: ${tokens.line.thick} solid ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
  }

  [data-slate-editor] [data-quote]:not(:has(+ [data-quote])) {
    margin-block-end: ${tokens.space.sm};
  }

  [data-quote]:not([data-mark]) {
    padding-inline-start: ${tokens.space.md};
  }
`;

/** In the first line, whose own end would move it to the second. */
export const Placeholder = styled.span`
  top: ${tokens.space.md};
  color: ${tokens.color.textFaint};
`;

/** The line between blocks, with room to be clicked. */
export const Divider = styled.div`
  &[data-selected] {
    background: ${tokens.color.surfaceSelected};
  }
`;

export const MergeChip = styled.span`
  ${mergeChip}

  &[data-selected] {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
`;

export const Picture = styled.span`
  display: inline-block;
  max-width: 100%;

  &[data-selected] {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
  }
`;

/** A picture that failed to upload. */
export const Failure = styled.span`
  display: inline-flex;
  gap: ${tokens.space.sm};
  align-items: center;
  color: ${tokens.color.dangerText};
`;

/** A message about the last paste. */
export const PasteStatus = styled.div`
  &:not(:empty) {
    padding: ${tokens.space.sm} ${tokens.space.md};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    color: ${tokens.color.warningText};
  }
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-full] {
    color: ${tokens.color.dangerText};
  }
`;

/** The colours of a palette. */
export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: ${tokens.space.xs};
  justify-content: start;
`;

/** One colour of a palette; its own colour comes as a variable. */
export const Swatch = styled.button`
  width: ${tokens.size.tile};
  height: ${tokens.size.tile};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  background: var(--mj-rich-text-swatch, ${tokens.color.surface});
  cursor: pointer;

  &[aria-pressed='true'] {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;

/** Fields of a dialog. */
export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

/** Buttons in one line. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
`;

export const HiddenFile = styled.input`
  display: none;
`;

/** The screen of a phone, 356 by 713 CSS pixels as specified. */
export const Phone = styled.iframe`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
`;
