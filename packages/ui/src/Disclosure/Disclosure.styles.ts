import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Plain in `Disclosure`; framed, as wide as its container, in `Accordion`. Overridable from any
 * ancestor: --mj-accordion-padding, at the sides of framed headings and contents. It is read with a
 * fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Heading = styled.h3`
  margin: 0;
  font: inherit;
`;

export const Toggle = styled.button`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  max-width: 100%;
  min-height: ${tokens.size.control};
  padding: calc((${tokens.size.control} - 1lh) / 2) ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:hover:not(:disabled) {
    background: color-mix(in srgb, ${tokens.color.text} 6%, transparent);
  }

  &[data-framed]:hover:not(:disabled) {
    background: ${tokens.color.surfaceHover};
  }

  &:disabled {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  &[data-framed] {
    display: flex;
    width: 100%;
    min-height: ${tokens.size.controlLarge};
    padding: ${tokens.space.sm} var(--mj-accordion-padding, ${tokens.space.lg});
    border-radius: 0;
  }

  &[data-framed]:focus-visible {
    border-radius: ${tokens.radius.lg};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  @media (pointer: coarse) {
    &:not([data-framed]) {
      min-height: ${tokens.size.touch};
      padding-block: calc((${tokens.size.touch} - 1lh) / 2);
    }
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
  overflow-wrap: anywhere;

  [data-framed] > & {
    font-weight: ${tokens.font.strong};
  }
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
  padding: ${tokens.space.xs} ${tokens.space.sm} ${tokens.space.sm};
  padding-inline-start: calc(2 * ${tokens.space.sm} + ${tokens.size.icon});
  overflow-wrap: anywhere;

  &[data-framed] {
    padding: ${tokens.space.xs} var(--mj-accordion-padding, ${tokens.space.lg}) ${tokens.space.lg};
    padding-inline-start: calc(
      var(--mj-accordion-padding, ${tokens.space.lg}) + ${tokens.size.icon} + ${tokens.space.sm}
    );
  }
`;
