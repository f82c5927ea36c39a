import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-timeline-gap, between two items.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.ol`
  min-width: 0;
  margin: 0;
  padding: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  list-style: none;
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${tokens.space.md};
  min-width: 0;

  &:not(:last-child) {
    padding-block-end: var(--mj-timeline-gap, ${tokens.space.lg});
  }

  &:not(:last-child)::before {
    position: absolute;
    inset-block: calc(${tokens.size.glyph} + ${tokens.space.xxs}) calc(-1 * ${tokens.space.xxs});
    inset-inline-start: calc((${tokens.size.glyph} - ${tokens.line.thick}) / 2);
    border-inline-start: ${tokens.line.thick} solid ${tokens.color.border};
    content: '';
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Marker = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.glyph};
  height: ${tokens.size.glyph};
  border-radius: 50%;
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};

  &[data-dot] {
    background: none;
  }

  &[data-dot]::before {
    width: ${tokens.size.dot};
    height: ${tokens.size.dot};
    border: ${tokens.line.thick} solid currentcolor;
    border-radius: 50%;
    background: currentcolor;
    content: '';
  }

  [data-tone='neutral'] > &[data-dot]::before {
    background: transparent;
  }

  [data-tone='accent'] > & {
    color: ${tokens.color.accentText};
  }

  [data-tone='accent'] > &:not([data-dot]) {
    background: ${tokens.color.accentSoft};
  }

  [data-tone='success'] > & {
    color: ${tokens.color.successText};
  }

  [data-tone='success'] > &:not([data-dot]) {
    background: ${tokens.color.successSoft};
  }

  [data-tone='warning'] > & {
    color: ${tokens.color.warningText};
  }

  [data-tone='warning'] > &:not([data-dot]) {
    background: ${tokens.color.warningSoft};
  }

  [data-tone='danger'] > & {
    color: ${tokens.color.dangerText};
  }

  [data-tone='danger'] > &:not([data-dot]) {
    background: ${tokens.color.dangerSoft};
  }

  @media (forced-colors: active) {
    &:not([data-dot]) {
      border: ${tokens.line.thin} solid;
    }
  }
`;

export const Text = styled.div`
  flex: 1;
  min-width: 0;
  padding-block-start: ${tokens.line.thin};
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.md};
`;

export const Title = styled.div`
  flex: 1 1 ${tokens.width.xs};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Content = styled.div`
  margin-block-start: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;
`;
