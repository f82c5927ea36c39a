import { css, styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/** A box of the picture on the screen: it moves with the zoom, its line does not get thicker. */
const box = css`
  position: absolute;
  left: calc(var(--x) * var(--scale, 1) * ${tokens.line.thin});
  top: calc(var(--y) * var(--scale, 1) * ${tokens.line.thin});
  width: calc(var(--w) * var(--scale, 1) * ${tokens.line.thin});
  height: calc(var(--h) * var(--scale, 1) * ${tokens.line.thin});
`;

export const Layer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  pointer-events: none;
`;

export const MarkList = styled.ul`
  position: absolute;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: none;
`;

/* Around the middle of the region, so that a single pixel has a ring as well. */
export const Ring = styled.div`
  position: absolute;
  left: calc((var(--x) + var(--w) / 2) * var(--scale, 1) * ${tokens.line.thin});
  top: calc((var(--y) + var(--h) / 2) * var(--scale, 1) * ${tokens.line.thin});
  width: calc(
    max(var(--w) * var(--scale, 1) * ${tokens.line.thin}, ${tokens.size.icon}) + ${tokens.space.sm}
  );
  height: calc(
    max(var(--h) * var(--scale, 1) * ${tokens.line.thin}, ${tokens.size.icon}) + ${tokens.space.sm}
  );
  border: ${tokens.line.thick} solid ${tokens.color.danger};
  border-radius: ${tokens.radius.md};
  box-shadow:
    0 0 0 ${tokens.line.thin} ${tokens.color.surface},
    inset 0 0 0 ${tokens.line.thin} ${tokens.color.surface};
  translate: -50% -50%;

  &[data-selected] {
    outline: ${tokens.line.thick} solid ${tokens.color.danger};
    outline-offset: ${tokens.space.xs};
  }
`;

export const Mark = styled.li`
  ${box}
  border: ${tokens.line.thin} solid ${tokens.color.accentSolid};
  border-radius: ${tokens.radius.sm};

  &[data-kind='names'] {
    border-style: dashed;
    border-color: ${tokens.color.noticeText};
  }

  &[data-kind='contrast'] {
    border-color: ${tokens.color.border};
  }

  &[data-kind='axe'],
  &[data-failing] {
    border: ${tokens.line.thick} solid ${tokens.color.danger};
  }
`;

export const Chip = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${tokens.space.sm});
  inset-inline-start: calc(-1 * ${tokens.space.xs});
  display: inline-flex;
  gap: ${tokens.space.xxs};
  align-items: center;
  padding: 0 ${tokens.space.xs};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.onAccent};
  background: ${tokens.color.accentSolid};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-kind='names'] > & {
    inset-block: auto calc(-1 * ${tokens.space.sm});
    color: ${tokens.color.noticeText};
    background: ${tokens.color.noticeSoft};
  }

  [data-kind='contrast'] > & {
    inset-inline: auto calc(-1 * ${tokens.space.xs});
    color: ${tokens.color.text};
    background: ${tokens.color.surface};
    box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.color.border};
  }

  [data-failing] > &,
  [data-kind='axe'] > & {
    color: ${tokens.color.onAccent};
    background: ${tokens.color.danger};
  }
`;
