import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-accordion-padding, at the sides of headings and contents.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};
  overflow: clip;
`;

export const Part = styled.div`
  &:not(:first-child) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  @media print {
    break-inside: avoid;
  }
`;

export const Heading = styled.h3`
  margin: 0;
  font: inherit;
`;

export const Toggle = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  width: 100%;
  min-height: ${tokens.size.controlLarge};
  padding: ${tokens.space.sm} var(--mj-accordion-padding, ${tokens.space.lg});
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:focus-visible {
    border-radius: ${tokens.radius.lg};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover:not(:disabled) {
    background: ${tokens.color.surfaceHover};
  }

  &:disabled {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }
`;

export const Arrow = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: 1lh;
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

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  flex: none;
  max-width: 50%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  line-height: inherit;
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  padding: ${tokens.space.xs} var(--mj-accordion-padding, ${tokens.space.lg}) ${tokens.space.lg};
  padding-inline-start: calc(
    var(--mj-accordion-padding, ${tokens.space.lg}) + ${tokens.size.icon} + ${tokens.space.sm}
  );
  overflow-wrap: anywhere;
`;
