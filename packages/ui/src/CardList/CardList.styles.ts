import { styled } from 'styled-components';
import { stretchedAction } from '../internal/styles/stretchedAction';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-card-list-min-width, the least width of a column;
 * --mj-card-list-gap. They are read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

/* Cards are plain elements styled by the list: a thousand cards share one class. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(var(--mj-card-list-min-width, ${tokens.width.xs}), 100%), 1fr)
  );
  gap: var(--mj-card-list-gap, ${tokens.space.md});
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
    transition: border-color ${tokens.motion.quick};
  }

  & > li:has([data-title] > :is(a, button)):hover,
  & > li:has(input):hover {
    border-color: ${tokens.color.borderStrong};
  }

  & > li[data-selected] {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.surfaceSelected};
  }

  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${tokens.space.sm};
    padding: ${tokens.space.md} ${tokens.space.lg} ${tokens.space.xs};
  }

  & [data-title] {
    flex: 1 1 calc(1.25 * ${tokens.width.xxxs});
    min-width: 0;
    font-weight: ${tokens.font.strong};
    overflow-wrap: anywhere;
  }

  & [data-title] > :is(a, button) {
    ${stretchedAction(tokens.radius.lg, tokens.line.thin)}
  }

  & :is([data-extra], [data-check], [data-foot]) {
    position: relative;
    z-index: 1;
  }

  /* Wraps below the title where there is no space beside it. */
  & [data-extra] {
    flex: none;
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  & [data-check] {
    flex: none;
  }

  & [data-content] {
    flex: 1;
    min-width: 0;
    padding: 0 ${tokens.space.lg} ${tokens.space.md};
    overflow-wrap: anywhere;
  }

  & [data-foot] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.sm};
    padding: ${tokens.space.sm} ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  & [data-placeholder] {
    padding: ${tokens.space.lg};
  }

  /* The box keeps its touch target, aligned with the title. */
  @media (pointer: coarse) {
    & [data-check] {
      margin: calc((1lh - ${tokens.size.touch}) / 2);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    & > li {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    & > li[data-selected] {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }

  @media print {
    & > li {
      break-inside: avoid;
    }
  }
`;
