import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Flow = styled.ol`
  display: grid;
  /* The labels load after the bars: the width of their column does not depend on them. */
  grid-template-columns: 7em minmax(0, 1fr) minmax(4ch, max-content);
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: contents;
  }

  li[data-apart] > * {
    margin-block-start: ${tokens.space.sm};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: 0;
    padding-block-start: ${tokens.space.sm};
  }
`;

export const FlowNote = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const FlowRow = styled.a`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  font: ${tokens.font.table};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
  padding: ${tokens.space.xxs} ${tokens.space.sm};

  > span:last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export const Bar = styled.span`
  height: ${tokens.size.dot};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};

  &::after {
    display: block;
    width: var(--mj-bar, 0%);
    /* However few, they are seen; none is no bar. */
    min-width: min(var(--mj-bar, 0%) * 1000, ${tokens.line.thick});
    height: 100%;
    border-radius: inherit;
    background: ${tokens.color.accentSolid};
    content: '';
  }
`;

/** As high as a line of text. */
export const Waiting = styled.span`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  min-height: ${tokens.size.iconLarge};
`;
