import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { rowLink } from './rowLink';

export const Flow = styled.ol`
  display: grid;
  /* The labels load after the bars: the width of their column does not depend on them. */
  grid-template-columns: 8em minmax(0, 1fr) minmax(6ch, max-content);
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: contents;
  }

  li[data-apart] > a {
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
  ${rowLink}
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
