import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.md};

  p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.table};
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${tokens.space.md};

  @media (width < 1280px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (width < 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.md};
  align-items: stretch;

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Flow = styled.ol`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: contents;
  }
`;

export const FlowRow = styled.a`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding: ${tokens.space.xxs} ${tokens.space.sm};
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
    min-width: ${tokens.line.thick};
    height: 100%;
    border-radius: inherit;
    background: ${tokens.color.accentSolid};
    content: '';
  }
`;

export const Trend = styled.div`
  display: grid;
  grid-template-rows: auto minmax(calc(2 * ${tokens.width.xxxs}), 1fr);
  gap: ${tokens.space.md};
  height: 100%;
`;

export const Legend = styled.div`
  display: flex;
  gap: ${tokens.space.lg};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }

  span::before {
    width: ${tokens.size.dot};
    height: ${tokens.size.dot};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.accentSolid};
    content: '';
  }

  span:last-child::before {
    background: ${tokens.color.success};
  }
`;

export const Days = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.xs};
`;

export const Day = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / 1fr 1fr;
  gap: ${tokens.space.xs} ${tokens.space.xxs};
  align-items: end;

  i {
    height: var(--mj-bar, 0%);
    min-height: ${tokens.line.thin};
    border-radius: ${tokens.radius.sm} ${tokens.radius.sm} 0 0;
    background: ${tokens.color.accentSolid};
  }

  i + i {
    background: ${tokens.color.success};
  }

  small {
    grid-column: 1 / -1;
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
  }

  @media (width < 600px) {
    &:nth-child(even) small {
      visibility: hidden;
    }
  }
`;
