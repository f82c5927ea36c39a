import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-card-padding.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.section`
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};

  @media print {
    break-inside: avoid;
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  min-height: ${tokens.size.bar};
  padding: ${tokens.space.sm} var(--mj-card-padding, ${tokens.space.lg});
`;

export const Title = styled.h2`
  flex: 1 1 ${tokens.width.xxs};
  min-width: 0;
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

/** The whole line of the title can be pressed; its shade reaches beyond the text. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  min-height: ${tokens.size.controlSmall};
  margin: 0;
  margin-inline-start: calc(-1 * ${tokens.space.sm});
  padding: 0 ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  color: ${tokens.color.textMuted};
  transition: rotate ${tokens.motion.quick};

  &:dir(rtl) {
    rotate: 180deg;
  }

  [aria-expanded='true'] > & {
    rotate: 90deg;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  min-width: 0;
  padding: var(--mj-card-padding, ${tokens.space.lg});

  &[data-headed] {
    padding-block-start: ${tokens.space.xs};
  }

  &[data-flush] {
    padding: 0;
    overflow: hidden;
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }

  &[data-flush]:not([data-headed]) {
    border-radius: inherit;
  }

  &[data-flush][data-headed] {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
